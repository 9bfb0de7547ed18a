import type { Client } from '@cardloom/client';
import type { Preferences } from '@cardloom/protocol';
import { Phases, phasesOf, useTableUi } from '@cardloom/react';
import type { View } from 'cardloom';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTheme } from '../theme.ts';
import { toClipboard } from '../to-clipboard.ts';
import { Passing } from './passing.tsx';
import type { PhaseStripProps } from './phase-strip.tsx';
import { PreferencesOfDevice } from './preferences.tsx';
import { stillPlaying } from './still-playing.ts';
import '../dialog.css';
import './dialogs.css';

export type Which = 'help' | 'more' | 'concede';

interface DialogsProps {
  readonly which: Which;
  readonly client: Client;
  readonly title: string;
  /** What the game is about. */
  readonly about: string;
  /** Somebody sits here. */
  readonly canPlay: boolean;
  readonly canConcede: boolean;
  readonly canPause: boolean;
  /** There is no other way out of here. */
  readonly canGoBack: boolean;
  readonly watchLink: string | null;
  /** In which phases one is asked; null where nobody can say. */
  readonly phases: PhaseStripProps | null;
  /** How often one is asked; null where nobody can say. */
  readonly prefs: Preferences | null;
  open(change: (now: Which | null) => Which | null): void;
  request(what: 'undo' | 'concede' | 'pause'): void;
  say(notice: string): void;
}

/** What lies behind the buttons of the bar above a table. */
export function Dialogs(props: DialogsProps) {
  const { which, open } = props;
  const Shown = { help: Help, more: More, concede: Concede }[which];
  // another one may have been opened from this one
  const close = (): void => open((now) => (now === which ? null : now));
  return <Shown key={which} {...props} close={close} />;
}

type ShownProps = DialogsProps & { close(): void };

interface ModalProps {
  readonly name: string;
  close(): void;
  readonly children: ReactNode;
}

function Modal({ name, close, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="dialog" aria-label={name} onClose={close}>
      {children}
    </dialog>
  );
}

function Help({ title, about, prefs, close }: ShownProps) {
  return (
    <Modal name="Help" close={close}>
      <h2>{title}</h2>
      {about.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="keys" aria-label="Keys">
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
          read out: <kbd>l</kbd> what happened last, <kbd>h</kbd> your hand, <kbd>z</kbd> what lies where, <kbd>c</kbd>{' '}
          clocks
        </li>
        {prefs !== null && (
          <li>
            <kbd>f</kbd> be asked at every step, or no longer{prefs.fullControl && ' (now: at every step)'}
          </li>
        )}
      </ul>
      <form method="dialog">
        <button type="submit" className="cl-button" data-look="go">
          Go on
        </button>
      </form>
    </Modal>
  );
}

function Concede({ client, request, close }: ShownProps) {
  const isLast = stillPlaying(client.state.view as View | null) <= 2;
  return (
    <Modal name="Concede" close={close}>
      <h2>Give up this match?</h2>
      <p>{isLast ? 'Your opponent wins then.' : 'The others play on without you.'}</p>
      <form method="dialog" className="cl-buttons">
        <button type="submit" className="cl-button">
          No, go on
        </button>
        <button type="submit" className="cl-button" data-look="danger" onClick={() => request('concede')}>
          Yes, concede
        </button>
      </form>
    </Modal>
  );
}

function More({
  client,
  canPlay,
  canConcede,
  canPause,
  canGoBack,
  watchLink,
  phases,
  prefs,
  open,
  request,
  say,
  close,
}: ShownProps) {
  const { isCompact } = useTableUi();
  const [theme, toggleTheme] = useTheme();
  const strip = phases === null ? null : phasesOf(phases.flow, phases.view, phases.presentation);
  const item = (text: string, press: () => void, more = ''): ReactNode => (
    <button type="submit" className={`cl-button ${more}`} onClick={press}>
      {text}
    </button>
  );
  // the form is gone with the click: it would say that it cannot be sent
  const leadingTo = (text: string, dialog: Which): ReactNode => (
    <button type="button" className="cl-button" onClick={() => open(() => dialog)}>
      {text}
    </button>
  );
  return (
    <Modal name="More" close={close}>
      <form method="dialog" className="choices">
        {canPlay && item('Undo', () => request('undo'), 'undo')}
        {leadingTo('Help', 'help')}
        {item(theme === 'dark' ? 'Light colours' : 'Dark colours', toggleTheme)}
        {canConcede && leadingTo('Concede …', 'concede')}
        {canPause && item('Pause', () => request('pause'))}
        {watchLink !== null &&
          item(
            'Copy the link for spectators',
            () =>
              void toClipboard(watchLink).then(
                () => say('The link is copied.'),
                () => say(watchLink),
              ),
          )}
        {isCompact && phases !== null && strip !== null && (
          <fieldset className="passing">
            <legend>Ask me in these phases</legend>
            <Phases {...strip} stops={phases.stops} onStop={phases.onStop} />
          </fieldset>
        )}
        {prefs !== null && <Passing client={client} prefs={prefs} />}
        <PreferencesOfDevice />
        {canGoBack && item('Back to the table', () => history.back())}
        <a className="cl-button" href="#/" data-lobby>
          To the lobby
        </a>
        <button type="submit" className="cl-button" data-look="go">
          Go on
        </button>
      </form>
    </Modal>
  );
}
