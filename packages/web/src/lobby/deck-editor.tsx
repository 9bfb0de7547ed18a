import type { RegisteredGame } from '@cardloom/games';
import { capital, spoken } from '@cardloom/parts/present';
import { useEffect, useRef, useState } from 'react';
import { deckText, titlesOf } from './deck-text.ts';
import type { ChosenSettings } from './match-options.ts';
import { dropDeck, keepDeck, ownDecks } from './own-decks.ts';
import { judge, type Verdict } from './verdict.ts';
import '../dialog.css';
import './deck-editor.css';

interface DeckEditorProps {
  readonly game: RegisteredGame;
  /** Of the list that is changed; empty for a new one. */
  readonly name: string;
  /** The ready-made deck that a new list begins with; empty for the first. */
  readonly like: string;
  /** What was chosen of the game's settings: lists may be judged by them. */
  readonly settings: ChosenSettings;
  /** Whoever is here makes the match: what a list needs of its settings can be chosen with it. */
  readonly canChoose: boolean;
  /** With the name of what was saved and what it needs, null if it was deleted, undefined if nothing was done. */
  onClose(saved?: string | null, needs?: ChosenSettings): void;
}

/** Milliseconds after the last key until the game is asked. */
const LINGERING = 350;

/** A list is written, pasted or changed, and the game says what it thinks of it. */
export function DeckEditor({ game, name: before, like, settings, canChoose, onClose }: DeckEditorProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(before === '' ? freeName(game.name) : before);
  const [text, setText] = useState(() => ownDecks(game.name).find((deck) => deck.name === before)?.text ?? '');
  const verdict = useVerdict(game, text, settings, canChoose);
  const isOther = name.trim() !== before && ownDecks(game.name).some((deck) => deck.name === name.trim());
  const fill = (deck: string): void => void readyText(game, deck).then(setText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a new list begins with is said once
  useEffect(() => {
    ref.current?.showModal();
    if (before === '') fill(like === '' ? game.decks[0] : like);
  }, []);
  const save = (): void => {
    if (before !== '' && before !== name.trim()) dropDeck(game.name, before);
    keepDeck(game.name, { name: name.trim(), text });
    onClose(name.trim(), verdict.needs);
  };
  return (
    <dialog ref={ref} className="dialog deck-editor" aria-label="Own list" onClose={() => onClose()}>
      <h2>A list of your own for {game.title}</h2>
      <div className="panel">
        <label className="field">
          Name
          <input maxLength={30} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="field">
          Begin with
          <select value="" onChange={(event) => fill(event.target.value)}>
            <option value="" disabled>
              a ready-made deck …
            </option>
            {game.decks.map((deck) => (
              <option key={deck} value={deck}>
                {capital(spoken(deck))}
              </option>
            ))}
          </select>
        </label>
        <textarea
          aria-label="Cards"
          spellCheck={false}
          rows={16}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="cl-hint">One card a line, with how many of it: “2 Name”.</p>
        <p className="verdict" data-good={verdict.isGood || undefined} role="status">
          {verdict.text}
          {isOther && ' Another list has this name: saving replaces it.'}
        </p>
        <div className="cl-buttons">
          {before !== '' && (
            <button
              type="button"
              className="cl-button"
              data-look="quiet"
              onClick={() => {
                dropDeck(game.name, before);
                onClose(null);
              }}
            >
              Delete
            </button>
          )}
          <button type="button" className="cl-button" onClick={() => onClose()}>
            Cancel
          </button>
          <button
            type="button"
            className="cl-button"
            data-look="go"
            disabled={name.trim() === '' || text.trim() === ''}
            onClick={save}
          >
            {verdict.isGood ? 'Save' : 'Save anyway'}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function freeName(game: string): string {
  const taken = new Set(ownDecks(game).map(({ name }) => name));
  for (let i = 1; ; i++) if (!taken.has(`List ${i}`)) return `List ${i}`;
}

async function readyText(game: RegisteredGame, deck: string): Promise<string> {
  const [lists, presentation] = await Promise.all([game.lists(), game.present()]);
  return deckText(lists[deck] ?? null, titlesOf(presentation));
}

const ASKING: Verdict = { isGood: false, text: 'Checking …' };

/** What the game says of a list, a moment after it was written. */
function useVerdict(game: RegisteredGame, text: string, settings: ChosenSettings, canChoose: boolean): Verdict {
  const [verdict, setVerdict] = useState<Verdict>(ASKING);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      judge(game, text, settings, canChoose).then(
        (said) => isWanted && setVerdict(said),
        (error: Error) => isWanted && setVerdict({ isGood: false, text: `This cannot be read: ${error.message}` }),
      );
    }, LINGERING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, text, settings, canChoose]);
  return verdict;
}
