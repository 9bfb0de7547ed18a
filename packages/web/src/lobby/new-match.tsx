import { botCalled } from '@cardloom/bots';
import type { RegisteredGame } from '@cardloom/games';
import { Avatar } from '@cardloom/react';
import type { Json } from 'cardloom';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LEVELS } from '../levels.ts';
import { beginHere, beginOnServer } from './begin.ts';
import { DeckSelect } from './deck-select.tsx';
import { CLOCKS, type Form, type FormSeat, keepForm, keptForm, seatedAt, seatsFor, WATCHING } from './form.ts';
import { type ChosenSettings, settingsGiven } from './match-options.ts';
import { refusal } from './refusal.ts';
import { SettingsFields } from './settings-fields.tsx';

const ME = { level: 'me', title: 'You', does: '' };
const PEOPLE = [
  { level: 'invite', title: 'Friend, by link', does: 'you get a link to send' },
  { level: 'open', title: 'Anybody', does: 'whoever comes by the lobby' },
];

/** As long as a name may be. */
export const LONGEST_NAME = 40;

interface NewMatchProps {
  readonly game: RegisteredGame;
  /** There is a server: others can be invited. */
  readonly isServed: boolean;
  /** Of whoever begins it, as they write it; empty if they have not said it. */
  readonly name: string;
  onName(name: string): void;
}

/** Who sits where, with which deck, and what else the game lets one choose. */
export function NewMatch({ game, isServed, name, onName }: NewMatchProps) {
  const { players } = game;
  const sitters = [ME, ...LEVELS, ...(isServed ? PEOPLE : [])];
  const levels = sitters.map(({ level }) => level);
  const [form, setForm] = useState(() => keptForm(game, levels));
  const [failure, setFailure] = useState('');
  const [nameAsks, setNameAsks] = useState(0);
  const nameField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every time it is asked for
  useEffect(() => nameField.current?.focus(), [nameAsks]);
  const called = name.trim();
  const [isStarting, setStarting] = useState(false);
  const [about, setAbout] = useState('');
  const { seats } = form;
  const { decks: usual = [] } = game.options(seats.map(() => undefined)) as { readonly decks?: readonly Json[] };
  useEffect(() => {
    void game.present().then((presentation) => setAbout(presentation.about?.split('\n')[0] ?? ''));
  }, [game]);
  // a list is judged at a table of as few as it takes
  const given = useMemo(() => settingsGiven(game, form.settings, game.players.min), [game, form.settings]);
  const change = (changes: Partial<Form>): void => {
    const next = { ...form, ...changes };
    setForm(next);
    setFailure('');
    setNameAsks(0);
    keepForm(game, next);
  };
  const chooseDeck = (at: number, deck: string, needs: ChosenSettings = {}): void =>
    change({
      seats: seats.map((seat, i) => (i === at ? { ...seat, deck } : seat)),
      settings: { ...form.settings, ...needs },
    });
  const begin = (seated: readonly FormSeat[]): void => {
    setFailure('');
    if (isServed && seated.some(isPerson) && called === '') {
      setNameAsks((count) => count + 1);
      return;
    }
    setStarting(true);
    const all = { ...form, seats: seated };
    const begun = isServed ? beginOnServer(game, all, called) : beginHere(game, all);
    begun
      .catch(async (error: Error) => setFailure(await refusal(game, error.message)))
      .finally(() => setStarting(false));
  };
  const problem = nameAsks > 0 && called === '' ? 'Write your name first: the others see it.' : failure;
  return (
    <section className="panel" aria-label="New match">
      <h2>
        New match <small>{game.title}</small>
      </h2>
      {about !== '' && <p className="cl-hint">{about}</p>}
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <div key={i} className="seat-row">
          <Avatar name={seat.who === 'me' ? 'You' : botCalled(i)} />
          <select
            aria-label={`Who sits at seat ${i + 1}`}
            value={seat.who}
            onChange={(event) => change({ seats: seatedAt(seats, i, event.target.value) })}
          >
            {sitters.map(({ level, title }) => (
              <option key={level} value={level}>
                {title}
              </option>
            ))}
          </select>
          {isPerson(seat) ? (
            <span className="cl-hint">chooses a deck</span>
          ) : (
            <DeckSelect
              game={game}
              label={`Deck of seat ${i + 1}`}
              usual={usual[i]}
              value={seat.deck}
              settings={given}
              onChoose={(deck, needs) => chooseDeck(i, deck, needs)}
            />
          )}
          <Does text={sitters.find(({ level }) => level === seat.who)?.does ?? ''} />
        </div>
      ))}
      {players.max > players.min && (
        <label className="field">
          Players
          <select
            value={seats.length}
            onChange={(event) => change({ seats: seatsFor(Number(event.target.value), seats) })}
          >
            {Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <SettingsFields
        game={game}
        seats={seats.map(({ who }) => who)}
        chosen={form.settings}
        onChoose={(settings) => change({ settings })}
      />
      {isServed && <ServedTerms form={form} onChange={change} />}
      {nameAsks > 0 && (
        // the one above all games is far from here on a phone
        <label className="field">
          Your name
          <input
            ref={nameField}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        </label>
      )}
      <button
        type="button"
        className="cl-button wide"
        data-look="go"
        disabled={isStarting}
        onClick={() => begin(seats)}
      >
        Start match
      </button>
      <div className="pair">
        {isServed && (
          <button type="button" className="cl-button" disabled={isStarting} onClick={() => begin(invited(seats))}>
            Invite a friend
          </button>
        )}
        <button
          type="button"
          className="cl-button"
          disabled={isStarting}
          onClick={() => begin(seats.map((seat) => (isBot(seat) ? seat : { ...seat, who: 'medium' })))}
        >
          Watch bots
        </button>
      </div>
      {problem !== '' && (
        <p className="cl-failure" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

const Does = ({ text }: { readonly text: string }) => text !== '' && <span className="cl-hint does">{text}</span>;

/** A friend sits where the first bot would, unless one is asked already. */
const invited = (seats: readonly FormSeat[]): readonly FormSeat[] => {
  const at = seats.some(isPerson) ? -1 : seats.findIndex(isBot);
  return seats.map((seat, i) => (i === at ? { ...seat, who: 'invite' } : seat));
};

const isBot = ({ who }: FormSeat): boolean => LEVELS.some(({ level }) => level === who);
const isPerson = ({ who }: FormSeat): boolean => PEOPLE.some(({ level }) => level === who);

const clockText = (minutes: number): string => (minutes === 0 ? 'no clock' : `${minutes} minutes each`);

interface ServedTermsProps {
  readonly form: Form;
  onChange(changes: Partial<Form>): void;
}

/** What only a server has: clocks, spectators, a list that everybody sees. */
function ServedTerms({ form: { seats, minutes, watching, isListed }, onChange }: ServedTermsProps) {
  // how else would anybody find the seat
  const isOpen = seats.some(({ who }) => who === 'open');
  // nor would anybody find what there is to watch
  const watch = (policy: Form['watching']): void =>
    onChange({ watching: policy, isListed: isListed || policy === 'public' || policy === 'late' });
  const watched = WATCHING.find(({ policy }) => policy === watching)?.title ?? '';
  return (
    <details className="terms">
      <summary>
        Clock and spectators <small>{`${clockText(minutes)}, watched ${watched.replace(/^(any|no)/, 'by $1')}`}</small>
      </summary>
      <label className="field">
        Clock
        <select value={minutes} onChange={(event) => onChange({ minutes: Number(event.target.value) })}>
          {CLOCKS.map((count) => (
            <option key={count} value={count}>
              {clockText(count)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Spectators
        <select value={watching} onChange={(event) => watch(event.target.value as Form['watching'])}>
          {WATCHING.map(({ policy, title }) => (
            <option key={policy} value={policy}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Shown to everybody in the lobby
        <input
          type="checkbox"
          checked={isListed || isOpen}
          disabled={isOpen}
          onChange={(event) => onChange({ isListed: event.target.checked })}
        />
      </label>
    </details>
  );
}
