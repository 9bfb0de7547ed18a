import type { RegisteredGame } from '@cardloom/games';
import { capital, spoken } from '@cardloom/parts/present';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DeckEditor } from './deck-editor.tsx';
import { ownChoice, ownDecks, ownName } from './own-decks.ts';

interface DeckSelectProps {
  readonly game: RegisteredGame;
  /** Whose deck it is. */
  readonly label: string;
  /** As `deckOf` reads it. */
  readonly value: string;
  onChoose(choice: string): void;
}

const NEW = 'new';

/** Which deck: the usual one, a ready-made one, a list of one's own, or one that is written now. */
export function DeckSelect({ game, label, value, onChoose }: DeckSelectProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const own = ownDecks(game.name);
  const chosen = ownName(value);
  if (game.decks.length === 0) return null;
  return (
    <span className="deck">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => (target.value === NEW ? setEdited('') : onChoose(target.value))}
      >
        <option value="">usual deck</option>
        {game.decks.map((deck) => (
          <option key={deck} value={deck}>
            {capital(spoken(deck))}
          </option>
        ))}
        {own.map(({ name }) => (
          <option key={name} value={ownChoice(name)}>
            {name} (mine)
          </option>
        ))}
        <option value={NEW}>own list …</option>
      </select>
      {chosen !== null && (
        <button type="button" className="cl-button" onClick={() => setEdited(chosen)}>
          Edit
        </button>
      )}
      {edited !== null &&
        // a form around it must not be sent by what is written there
        createPortal(
          <DeckEditor
            game={game}
            name={edited}
            like={ownName(value) === null ? value : ''}
            onClose={(saved) => {
              setEdited(null);
              if (saved !== undefined) onChoose(saved === null ? '' : ownChoice(saved));
            }}
          />,
          document.body,
        )}
    </span>
  );
}
