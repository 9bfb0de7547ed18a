import type { Client } from '@cardloom/client';
import { type Presentation, progressText } from '@cardloom/parts/present';
import type { Preferences } from '@cardloom/protocol';
import { Phases, phasesOf, useKeys, useMatch, useTableUi } from '@cardloom/react';
import type { FlowDescription, View } from 'cardloom';
import { type ReactNode, useRef, useState } from 'react';
import { Brand } from '../brand.tsx';
import { useTheme } from '../theme.ts';
import { ConsentBar } from './consent-bar.tsx';
import { Passing } from './passing.tsx';
import { PreferencesOfDevice } from './preferences.tsx';

/** Where one wants to be asked, in one's own turns and those of others. */
function withStop({ stops }: Preferences, name: string): Partial<Preferences> {
  const toggled = (list: readonly string[]): readonly string[] =>
    list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
  return { autoPass: true, stops: { own: toggled(stops.own), others: toggled(stops.others) } };
}

interface TopBarProps {
  readonly client: Client;
  readonly title: string;
  readonly presentation: Presentation;
  readonly flow: FlowDescription | null;
  /** Nothing can be done here but look. */
  readonly isReplay?: boolean;
  /** The address at which others may watch. */
  readonly watchLink?: string | null;
  /** In the place of the phases. */
  readonly middle?: ReactNode;
}

/** Which game, where in it, and what concerns the table rather than the match. */
export function TopBar(props: TopBarProps) {
  const { client, title, presentation, flow, isReplay = false, watchLink = null, middle } = props;
  const { view, seat, seats, prefs, isPaused } = useMatch(client, 'later');
  const [theme, toggleTheme] = useTheme();
  const { isCompact, isLogOpen, toggleLog } = useTableUi();
  const [notice, setNotice] = useState('');
  const help = useRef<HTMLDialogElement>(null);
  const more = useRef<HTMLDialogElement>(null);
  const giveUp = useRef<HTMLDialogElement>(null);
  const seen = view as View | null;
  const where = [isReplay ? 'replay' : '', seen === null ? '' : progressText(presentation, seen)].filter(Boolean);
  const strip = seen === null || flow === null ? null : phasesOf(flow, seen, presentation);
  const stops = prefs?.stops.own ?? [];
  const canPass = prefs !== null && presentation.passing !== undefined && !isReplay;
  const onStop = canPass
    ? (name: string) => void client.prefer(withStop(prefs, name)).catch(() => undefined)
    : undefined;
  const request = (what: 'undo' | 'concede' | 'pause'): void => {
    setNotice('');
    client.table(what).catch((error: Error) => setNotice(error.message));
  };
  const canPause = seat !== null && !isReplay && !isPaused && seats.filter(({ isBot }) => !isBot).length > 1;
  const toggleControl = canPass
    ? () => void client.prefer({ fullControl: !prefs.fullControl }).catch(() => undefined)
    : undefined;
  useKeys({
    '?': () => help.current?.showModal(),
    f: toggleControl,
    F: toggleControl,
  });
  return (
    <header className="cl-topbar">
      <Brand />
      <h1 className="cl-crumb">
        <b>{isCompact ? title.replace(/,.*/, '') : title}</b> <span>{where.join(' · ')}</span>
      </h1>
      {middle}
      {middle === undefined && strip !== null && (
        <Phases phases={strip.phases} now={strip.now} stops={stops} onStop={onStop} />
      )}
      <div className="cl-controls">
        {seat !== null && !isReplay && (
          <button type="button" className="cl-control undo" onClick={() => request('undo')}>
            <kbd>u</kbd> Undo
          </button>
        )}
        {isCompact ? (
          <button type="button" className="cl-control" onClick={toggleLog}>
            {isLogOpen ? 'Table' : 'Log'}
          </button>
        ) : (
          <button type="button" className="cl-control" onClick={() => help.current?.showModal()}>
            <kbd>?</kbd> Help
          </button>
        )}
        <button type="button" className="cl-control" aria-label="More" onClick={() => more.current?.showModal()}>
          •••
        </button>
      </div>
      {!isReplay && <ConsentBar client={client} />}
      <p className="notice" role="status">
        {notice}
      </p>
      <dialog ref={help} className="dialog" aria-label="Help">
        <h2>{title}</h2>
        {(presentation.about ?? '').split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul className="keys" hidden={isCompact} aria-label="Keys">
          <li>
            <kbd>Tab</kbd> from zone to zone, <kbd>←</kbd> <kbd>→</kbd> from card to card
          </li>
          <li>
            <kbd>Enter</kbd> chooses and confirms, <kbd>Esc</kbd> goes back, <kbd>Space</kbd> passes
          </li>
          <li>
            <kbd>w</kbd> why a card cannot be used, <kbd>u</kbd> take back
          </li>
          <li>
            read out: <kbd>l</kbd> what happened last, <kbd>h</kbd> your hand, <kbd>z</kbd> what lies where,{' '}
            <kbd>c</kbd> clocks
          </li>
          {canPass && (
            <li>
              <kbd>f</kbd> be asked at every step, or no longer{prefs?.fullControl === true && ' (now: at every step)'}
            </li>
          )}
        </ul>
        <form method="dialog">
          <button type="submit" className="cl-button" data-look="go">
            Go on
          </button>
        </form>
      </dialog>
      <dialog ref={giveUp} className="dialog" aria-label="Concede">
        <h2>Give up this match?</h2>
        <p>Whoever is left plays on or wins.</p>
        <form method="dialog" className="cl-buttons">
          <button type="submit" className="cl-button">
            No, go on
          </button>
          <button type="submit" className="cl-button" data-look="danger" onClick={() => request('concede')}>
            Yes, concede
          </button>
        </form>
      </dialog>
      <dialog ref={more} className="dialog" aria-label="More">
        <form method="dialog" className="choices">
          {seat !== null && !isReplay && (
            <button type="submit" className="cl-button undo" onClick={() => request('undo')}>
              Undo
            </button>
          )}
          <button type="submit" className="cl-button" onClick={() => help.current?.showModal()}>
            Help
          </button>
          <button type="submit" className="cl-button" onClick={toggleTheme}>
            {theme === 'dark' ? 'Light colours' : 'Dark colours'}
          </button>
          {seat !== null && !isReplay && (
            <button type="submit" className="cl-button" onClick={() => giveUp.current?.showModal()}>
              Concede …
            </button>
          )}
          {canPause && (
            <button type="submit" className="cl-button" onClick={() => request('pause')}>
              Pause
            </button>
          )}
          {watchLink !== null && (
            <button
              type="submit"
              className="cl-button"
              onClick={() => void navigator.clipboard.writeText(watchLink).then(() => setNotice('The link is copied.'))}
            >
              Copy the link for spectators
            </button>
          )}
          {isCompact && onStop !== undefined && strip !== null && (
            <fieldset className="passing">
              <legend>Ask me in these phases</legend>
              <Phases phases={strip.phases} now={strip.now} stops={stops} onStop={onStop} />
            </fieldset>
          )}
          {canPass && <Passing client={client} prefs={prefs} />}
          <PreferencesOfDevice />
          <a className="cl-button" href="#/" data-lobby>
            To the lobby
          </a>
          <button type="submit" className="cl-button" data-look="go">
            Go on
          </button>
        </form>
      </dialog>
    </header>
  );
}
