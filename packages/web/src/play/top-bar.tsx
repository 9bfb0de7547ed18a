import type { Client } from '@cardloom/client';
import { type Presentation, progressText } from '@cardloom/parts/present';
import type { Preferences } from '@cardloom/protocol';
import { onceReachable, useKeys, useMatch, useTableUi } from '@cardloom/react';
import type { FlowDescription, View } from 'cardloom';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Brand } from '../brand.tsx';
import { isEmbedded } from '../route.ts';
import { Title } from '../title.tsx';
import type { Which } from './dialogs.tsx';
import { loadEnding } from './later-ending.tsx';
import { loadConsent, Settling } from './settling.tsx';
import { useComingBack } from './use-coming-back.ts';
import { useForAWhile } from './use-for-a-while.ts';
import { usePhaseStrip } from './use-phase-strip.ts';

const loadDialogs = () => onceReachable(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));
const Dialogs = lazy(loadDialogs);
/** Milliseconds after which a table is drawn, and what is behind its buttons may come. */
const LATER = 2000;

/** Where one wants to be asked, in one's own turns and those of others. */
function withStop({ stops }: Preferences, name: string): Partial<Preferences> {
  const toggled = (list: readonly string[]): readonly string[] =>
    list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
  return { autoPass: true, stops: { own: toggled(stops.own), others: toggled(stops.others) } };
}

interface Notice {
  readonly text: string;
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
  /** What whoever has no seat is told of that. */
  readonly watching?: string;
  /** In the place of the phases. */
  readonly middle?: ReactNode;
}

/** Which game, where in it, and what concerns the table rather than the match. */
export function TopBar(props: TopBarProps) {
  const { client, title, presentation, flow, isReplay = false, watchLink = null, watching = '', middle } = props;
  const { view, seat, seats, prefs, isPaused, prompt } = useMatch(client, 'later');
  const { isCompact, isLogOpen, toggleLog } = useTableUi();
  const [notice, setNotice] = useState<Notice | null>(null);
  const shown = useForAWhile(notice);
  const [dialog, setDialog] = useState<Which | null>(null);
  useComingBack(dialog !== null);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadDialogs, loadConsent, loadEnding]) load().catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, []);
  const seen = view as View | null;
  const far = seen === null ? '' : progressText(presentation, seen);
  const isAsked = !isReplay && !isPaused && prompt !== null && prompt.moves.length > 0;
  const where = [isReplay ? 'replay' : '', far, seat === null ? watching : ''].filter(Boolean);
  const Strip = usePhaseStrip(flow);
  const stops = prefs?.stops.own ?? [];
  const canPass = prefs !== null && presentation.passing !== undefined && !isReplay;
  const onStop = canPass
    ? (name: string) => void client.prefer(withStop(prefs, name)).catch(() => undefined)
    : undefined;
  const phases = seen === null || flow === null ? null : { flow, view: seen, presentation, stops, onStop };
  const request = (what: 'undo' | 'concede' | 'pause'): void => {
    setNotice(null);
    client.table(what).catch((error: Error) => setNotice({ text: error.message }));
  };
  const canConcede = seat !== null && !isReplay && seen?.ctx.gameOver !== true && seen?.players[seat]?.left !== true;
  const canPause = canConcede && !isPaused && seats.filter(({ isBot }) => !isBot).length > 1;
  const toggleControl = canPass
    ? () => void client.prefer({ fullControl: !prefs.fullControl }).catch(() => undefined)
    : undefined;
  const canPlay = seat !== null && !isReplay;
  useKeys({
    '?': () => setDialog('help'),
    // whoever does not wait for it any longer does not want it later
    Escape: dialog === null ? undefined : () => setDialog(null),
    u: canPlay ? () => request('undo') : undefined,
    f: toggleControl,
    F: toggleControl,
  });
  return (
    <>
      <Title words={`${isAsked ? 'Your move · ' : ''}${title}${isReplay ? ', replay' : ''}`} />
      <header className="cl-topbar">
        <Brand />
        <h1 className="cl-crumb">
          <b>{isCompact ? title.replace(/,.*/, '') : title}</b> <span>{where.join(' · ')}</span>
        </h1>
        {middle}
        {middle === undefined && phases !== null && Strip !== null && <Strip {...phases} />}
        <div className="cl-controls">
          {canPlay && (
            <button type="button" className="cl-control undo" aria-keyshortcuts="u" onClick={() => request('undo')}>
              <span aria-hidden="true">
                <kbd>u</kbd>
              </span>{' '}
              Undo
            </button>
          )}
          {isCompact ? (
            <button type="button" className="cl-control" onClick={toggleLog}>
              {isLogOpen ? 'Table' : 'Log'}
            </button>
          ) : (
            <button type="button" className="cl-control" aria-keyshortcuts="?" onClick={() => setDialog('help')}>
              <span aria-hidden="true">
                <kbd>?</kbd>
              </span>{' '}
              Help
            </button>
          )}
          <button type="button" className="cl-control" aria-label="More" onClick={() => setDialog('more')}>
            •••
          </button>
        </div>
        <p className="notice" role="status">
          {shown?.text}
        </p>
        <Suspense fallback={null}>
          {dialog !== null && (
            <Dialogs
              which={dialog}
              open={setDialog}
              client={client}
              title={title}
              about={presentation.about ?? ''}
              canPlay={canPlay}
              canConcede={canConcede}
              canPause={canPause}
              canGoBack={isReplay && isEmbedded()}
              watchLink={watchLink}
              phases={onStop === undefined ? null : phases}
              prefs={canPass ? prefs : null}
              request={request}
              say={(text) => setNotice({ text })}
            />
          )}
        </Suspense>
      </header>
      {!isReplay && <Settling client={client} at="bar" />}
    </>
  );
}
