import type { RegisteredGame } from '@cardloom/games';
import { capital, spoken } from '@cardloom/parts/present';
import type { Json } from 'cardloom';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChosenSettings } from './match-options.ts';
import { ownChoice, ownDecks, ownName } from './own-decks.ts';

interface DeckSelectProps {
  readonly game: RegisteredGame;
  /** Whose deck it is. */
  readonly label: string;
  /** The ready-made deck that is played where none is chosen. */
  readonly usual?: Json | undefined;
  /** As `deckOf` reads it. */
  readonly value: string;
  /** What was chosen for the match; missing where others have made it. */
  readonly settings?: ChosenSettings;
  /** `needs`: what a list of one's own needs besides. */
  onChoose(choice: string, needs?: ChosenSettings): void;
}

const DeckEditor = lazy(async () => ({ default: (await import('./deck-editor.tsx')).DeckEditor }));

const NEW = 'new';
const AS_USUAL: ChosenSettings = {};

/** Which deck: the usual one, a ready-made one, a list of one's own, or one that is written now. */
export function DeckSelect({ game, label, usual, value, settings, onChoose }: DeckSelectProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const own = ownDecks(game.name);
  const chosen = ownName(value);
  if (game.decks.length === 0) return null;
  return (
    <span className="deck">
      <select
        aria-label={label}
        value={value === usual ? '' : value}
        onChange={({ target }) => (target.value === NEW ? setEdited('') : onChoose(target.value))}
      >
        {typeof usual !== 'string' && <option value="">usual deck</option>}
        {game.decks.map((deck) => (
          <option key={deck} value={deck === usual ? '' : deck}>
            {capital(spoken(deck))} deck
          </option>
        ))}
        {own.map(({ name }) => (
          <option key={name} value={ownChoice(name)}>
            {name} (mine)
          </option>
        ))}
        <option value={NEW}>A list of your own …</option>
      </select>
      {chosen !== null && (
        <button type="button" className="cl-button" onClick={() => setEdited(chosen)}>
          Edit
        </button>
      )}
      {edited !== null &&
        // a form around it must not be sent by what is written there
        createPortal(
          <Suspense>
            <DeckEditor
              game={game}
              name={edited}
              like={ownName(value) === null ? value : ''}
              settings={settings ?? AS_USUAL}
              canChoose={settings !== undefined}
              onClose={(saved, needs) => {
                setEdited(null);
                if (saved !== undefined) onChoose(saved === null ? '' : ownChoice(saved), needs);
              }}
            />
          </Suspense>,
          document.body,
        )}
    </span>
  );
}
