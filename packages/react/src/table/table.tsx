import type { Client } from '@cardloom/client';
import {
  madeWith,
  moveConfirm,
  optionsOf,
  type Presentation,
  type ShownCard,
  subjectOf,
  tableOf,
} from '@cardloom/parts/present';
import { type Json, type Naming, turnPlayerOf, type View } from 'cardloom';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useMakingArtInTurn } from '../art/kept-art.ts';
import { isSmall, isTablet, narrownessOf } from '../layout/is-small.ts';
import { largerBy } from '../layout/larger.ts';
import { type Pointed, restingWalk } from '../prompt/ahead.ts';
import { stateOfCard } from '../prompt/glow.ts';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { usePreview } from '../prompt/use-preview.ts';
import { NOTHING as ASKED_NOTHING, usePrompt } from '../prompt/use-prompt.ts';
import { isComplete, NOWHERE } from '../prompt/walk.ts';
import type { Skin } from '../skin.ts';
import { useMatch } from '../use-match.ts';
import { arranging } from './arranging.ts';
import { Arrows, aimsOf } from './arrows.tsx';
import { askingOf } from './asking.ts';
import { Band } from './band.tsx';
import { Boundary, BrokenPart } from './boundary.tsx';
import { choicesOf } from './choices.ts';
import { type Cleared, goingOn, useCleared } from './cleared.ts';
import { useSkipping } from './flip.tsx';
import { forecastOf, NO_FORECAST } from './forecast.ts';
import { GettingReady } from './getting-ready.tsx';
import { Ghosts } from './ghosts.tsx';
import { inSheet } from './in-sheet.ts';
import { useBoard } from './last-board.ts';
import { LaterCard, LaterMenu, LaterPile } from './later.tsx';
import { LiveRegion, LogOf } from './log.tsx';
import { cardsOnTable, NAMES_CARDS, unusable } from './on-table.ts';
import { Part } from './part.tsx';
import { type PilePlace, pileAt, pilesIn } from './pile-at.ts';
import { MANY_PILES } from './piles.tsx';
import { chosenPlaces, placesOf } from './places.ts';
import { Provided } from './provided.tsx';
import { SpokenKeys } from './spoken-keys.tsx';
import { Stack } from './stack.tsx';
import { Stage } from './stage.tsx';
import type { TableUi } from './ui.tsx';
import { explaining, foretelling, glowing } from './ui-of.ts';
import { useDrag } from './use-drag.ts';
import { useKeys } from './use-keys.ts';
import { useLatest } from './use-latest.ts';
import { useLogSheet } from './use-log-sheet.ts';
import { useLongPress } from './use-long-press.ts';
import { useReasons } from './use-reasons.ts';
import { useSheet } from './use-sheet.ts';
import { useSize } from './use-size.ts';
import { useTargetsInView } from './use-targets-in-view.ts';
import { useTelling } from './use-told.ts';
import { walkAhead } from './walk-ahead.ts';
import { whyThere, whyThereButton } from './why-there.ts';
import { yieldButtons } from './yielding.ts';

/**
 * What a table is drawn with.
 *
 * ```tsx
 * const props: TableProps<Game> = { client, presentation, header: <h1>Our table</h1> };
 * ```
 */
export interface TableProps<G> {
  readonly client: Client<G>;
  readonly presentation: Presentation;
  /** On top of the table: a title, phases, controls. */
  readonly header?: ReactNode;
  /** Shown over the board once the match is over. */
  readonly ending?: ReactNode;
  /** On top of what stands beside the table. */
  readonly aside?: ReactNode;
  /** How the game draws some of it in its own way. */
  readonly skin?: Skin | undefined;
}

/**
 * A whole table: everything that can be seen and done at one seat, or watched, in any game.
 *
 * ```tsx
 * const seat = <Table client={client} presentation={presentation} />;
 * ```
 */
export function Table<G>(props: TableProps<G>) {
  const { client } = props;
  const state = useMatch(client);
  const view = state.view as View | null;
  const cleared = useCleared(client, props.presentation);
  if (view === null) return <GettingReady>{waitingFor(state.connection)}</GettingReady>;
  const broken = (error: unknown, again: () => void): ReactNode => (
    <div className="cl-app">
      <div className="cl-header">
        <Part what="The bar above the table">{props.header}</Part>
      </div>
      <main className="cl-table">
        <BrokenPart what="The table" error={error} again={again} />
      </main>
    </div>
  );
  return (
    <Boundary fallback={broken} resetOn={state.seq}>
      <TableWith {...props} view={view} cleared={cleared} />
    </Boundary>
  );
}

const waitingFor = (connection: string): string =>
  connection === 'closed' ? 'This table is closed.' : 'Sitting down at the table …';

function TableWith<G>(props: TableProps<G> & { readonly view: View; readonly cleared: Cleared | null }) {
  const { client, presentation, header, ending, aside, skin = PLAIN, cleared } = props;
  const view = cleared?.view ?? props.view;
  const { seats, seq, seat, connection, clock } = useMatch(client);
  const telling = useTelling(client, presentation);
  const { names } = telling.told;
  const live = usePrompt(
    client,
    (move) => (client.state.prompt?.moves.length ?? 0) > 1 && moveConfirm(presentation, move, props.view) !== undefined,
    (move) => madeWith(presentation, move, props.view),
    (order) => new Set(optionsOf(order, props.view, names).map(({ label, hint }) => `${label} ${hint}`)).size === 1,
  );
  // nobody answers before they have seen what there was
  const prompting = useMemo(
    () => (cleared === null ? live : { ...live, prompt: ASKED_NOTHING, walk: NOWHERE }),
    [live, cleared],
  );
  const { prompt, walk } = prompting;
  const [rootRef, size] = useSize<HTMLDivElement>();
  const isCompact = size.width > 0 && isSmall(size.width, Object.keys(view.players).length);
  const isRoomy = isCompact && isTablet(size.width);
  const scale = isCompact ? 1 : largerBy(size);
  const [pointed, setPointed] = useState<number | null>(null);
  const { opened, isRead, setOpened } = useSheet(prompt.n);
  const [openPile, setOpenPile] = useState<PilePlace | null>(null);
  const rail = useRef<HTMLElement>(null);
  const log = useLogSheet(rail, isCompact);
  const isLogOpen = log.isOpen;
  const table = useBoard(client, presentation, view);
  const [isWondering, setWondering] = useState('');
  const [aimed, setAimed] = useState<Pointed | null>(null);
  const places = useMemo(() => placesOf(presentation, view, walk.asked), [presentation, view, walk.asked]);
  const isCrowded = table.sides.length > 2;
  const stage = useRef<HTMLDivElement>(null);
  useSkipping(stage);
  useMakingArtInTurn();
  useTargetsInView(stage, isCompact ? `${prompt.n} ${walk.answers.length} ${walk.held} ${turnPlayerOf(view)}` : null);

  const onTable = useMemo(() => cardsOnTable(table.sides), [table]);
  const isOnTable = (value: Json, of: Naming): boolean => {
    if (places.has(JSON.stringify(value))) return true;
    if (typeof value === 'number') return NAMES_CARDS.has(of) && onTable.ids.has(value);
    if (typeof value !== 'string') return false;
    return of === 'name' ? onTable.names.has(value) : names.isPlayer(value);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sits down has a name from then on
  const say = useCallback((text: string) => names.text(text), [names, seats]);
  const inspectCard = useCallback((card: ShownCard | null) => setPointed(card?.id ?? null), []);
  const press = useLatest((card: ShownCard) => {
    const option = places.optionOfCard(card.id);
    if (isCompact) setOpened(stateOfCard(prompt, walk, card) === 'target' || option !== undefined ? null : card.id);
    if (option !== undefined) prompting.answer(option);
    else prompting.clickCard(card);
  });
  const shownId = isCompact
    ? opened
    : (pointed ?? walk.subject ?? (prompt.moves.length > 0 ? subjectOf(view) : undefined) ?? null);
  // on a small screen the log lies over the table, and shows what it names itself
  const besideId = isCompact ? (isLogOpen ? pointed : null) : shownId;
  const asked = cleared === null ? askingOf({ prompting, view, names, isOnTable }) : goingOn(cleared, names);
  const shut = {
    at: asked.asker,
    answers: asked.loose.flatMap(({ value, isShut }) => (isShut === true ? [value] : [])),
  };
  const wonders = seat === null ? [] : unusable(prompting, table, shownId);
  const reasons = useReasons(client, prompting, places, wonders, shut, seq);
  const ahead = walkAhead(prompting, places, aimed, pointed === null ? undefined : onTable.cards.get(pointed));
  const whole = ahead !== null && isComplete(ahead) ? ahead : restingWalk(walk);
  const foreseen = usePreview(client, whole, view, names);
  const forecast = useMemo(
    () =>
      foreseen === null || foreseen.view === null
        ? NO_FORECAST
        : forecastOf(table, tableOf(presentation, foreseen.view), walk.subject),
    [foreseen, table, presentation, walk.subject],
  );
  const seen = useRef(view);
  seen.current = view;
  // the same as long as nothing is asked: what has changed on the table draws itself anew, and nothing else
  const ui = useMemo(
    (): TableUi => ({
      ...glowing(prompting, places, chosenPlaces(presentation, seen.current, walk.answers)),
      ...foretelling(forecast),
      ...explaining(prompting, places, reasons, names, isCompact, () => seen.current),
      say,
      press,
      answer: (option) => prompting.answer(option),
      inspect: inspectCard,
      point: setAimed,
      toneOf: (kind) => presentation.tones?.[kind],
      isCompact,
      isRoomy,
      scale,
      isCrowded,
      isLogOpen,
      toggleLog: log.toggle,
    }),
    [
      say,
      press,
      inspectCard,
      names,
      presentation,
      prompting,
      walk.answers,
      places,
      forecast,
      reasons,
      isCompact,
      isRoomy,
      scale,
      isCrowded,
      isLogOpen,
      log.toggle,
    ],
  );

  const nameOf = useCallback(
    (player: string): string =>
      player === seat ? 'You' : (seats.find((one) => one.player === player)?.name ?? player),
    [seat, seats],
  );
  // what is only pointed at must not change the bar, or everything moves under whoever points
  const isSaid = foreseen !== null && foreseen.text !== '' && prompting.isComplete && whole === walk;
  const step = `${prompt.n} ${walk.answers.length}`;
  const against = (option: Json) => reasons.against(walk, option);
  const there = isWondering === step ? whyThere({ places, table, view, names, against }) : '';
  const hint = there !== '' ? there : isSaid ? foreseen.text : asked.hint;
  const isClosed = places.closed.all.length > 0;
  const why = (): void => {
    for (const option of places.closed.all) reasons.askAgainst(walk, option);
    setWondering(step);
    if (!isClosed && shownId !== null) reasons.ask(shownId);
  };
  const isSheet = isCompact && opened !== null && (walk.asked === null || isRead);
  const isChosen = isSheet && !isRead && opened === walk.subject && walk.back !== null;
  const leaveSheet = (): void => {
    setOpened(null);
    if (isChosen) prompting.back();
    // back at what opened it
    stage.current?.querySelector<HTMLElement>(`[data-card="${opened}"] > .cl-hit`)?.focus({ preventScroll: true });
  };
  const asking = {
    ...asked,
    hint,
    buttons: [
      ...yieldButtons(client, presentation, view, prompting),
      ...(isChosen ? inSheet(asked.buttons, { prompting, view, names, isOnTable }, leaveSheet) : asked.buttons),
      ...(isClosed ? [whyThereButton(why)] : []),
    ],
  };
  const space = asking.buttons.find(({ hotkey }) => hotkey === 'Space');
  const enter = asking.go ?? asking.buttons.find(({ hotkey }) => hotkey === 'Enter');
  const only = asking.buttons.find(({ look }) => look === 'go');
  useKeys({
    // what lies on top goes first
    Escape: isLogOpen ? log.close : isSheet ? leaveSheet : prompting.back,
    Enter: (enter ?? only)?.isDisabled === true ? undefined : (enter ?? only)?.press,
    ' ': (space ?? only ?? enter)?.isDisabled === true ? undefined : (space ?? only ?? enter)?.press,
    w: why,
    u: seat === null ? undefined : () => void client.table('undo').catch(() => undefined),
  });

  useLongPress(stage, (card) => isCompact && setOpened(card, true));
  useDrag(stage, () => prompting.isComplete && prompting.confirm());

  const { isApart, arrangedOf } = useMemo(() => arranging(prompt, walk), [prompt, walk]);
  const isMany = table.sides.length > 2;
  const stacks = table.shared.filter((block) => block.kind === 'stack').filter(({ cards }) => cards.length > 0);
  const sharedPiles = pilesIn(table.shared).length;
  const isPiled = table.sides.some(({ blocks }) => pilesIn(blocks).length + sharedPiles >= MANY_PILES);
  const pile = openPile === null ? undefined : pileAt(openPile, table);
  const aims = isCompact
    ? []
    : [
        ...aimsOf([...onTable.cards.values()], 'now'),
        ...stacks.flatMap(({ cards }) => aimsOf(cards, 'waiting')),
        ...choicesOf(ahead ?? walk, (option) => places.placeOf(option)),
      ];
  const inspected = (card: number, onClose?: () => void): ReactNode => (
    <LaterCard
      card={card}
      isLow={stacks.length > 0}
      view={view}
      names={names}
      seat={seat}
      reasons={reasons}
      onClose={onClose}
    />
  );
  const dock = (
    <>
      {isCompact && <Band blocks={table.shared} />}
      {isSheet && (
        <div className="cl-sheet" data-chosen={isChosen || undefined}>
          {inspected(opened, isChosen ? undefined : leaveSheet)}
        </div>
      )}
      <Part what="What can be done" on={walk}>
        {(ending !== undefined && view.ctx.gameOver === true && ending) || (
          <PromptBar {...asking} failure={prompting.failure}>
            <LaterMenu asking={asking} prompting={prompting} view={view} names={names} reasons={reasons} />
          </PromptBar>
        )}
      </Part>
    </>
  );
  return (
    <Provided ui={ui} skin={skin} telling={telling} clock={clock}>
      <div ref={rootRef} className="cl-app" data-compact={isCompact || undefined} data-log={isLogOpen || undefined}>
        {header !== undefined && (
          <div className="cl-header">
            <Part what="The bar above the table">{header}</Part>
          </div>
        )}
        {connection === 'offline' && (
          <p className="cl-offline" role="status">
            The connection is lost. Coming back …
          </p>
        )}
        <main
          ref={stage}
          className="cl-table"
          inert={isLogOpen}
          data-many={isMany || undefined}
          data-lanes={table.lanes.length > 0 || undefined}
          data-piles={isPiled || undefined}
          data-sheet={isSheet || undefined}
        >
          <Stage
            table={table}
            seq={seq}
            app={rootRef}
            root={stage}
            seats={seats}
            narrowness={isCompact ? undefined : narrownessOf(size.width, table.sides.length - 1)}
            dock={dock}
            nameOf={nameOf}
            arrangedOf={arrangedOf}
            isApart={isApart}
            onOpenPile={setOpenPile}
          />
        </main>
        <aside ref={rail} className="cl-rail" aria-label="Beside the table" tabIndex={isCompact ? -1 : undefined}>
          <Part what="What stands beside the table">{aside}</Part>
          {stacks.map((block) => (
            <Part key={block.zone} what="The stack" on={block}>
              <Stack stack={block} />
            </Part>
          ))}
          {besideId !== null && inspected(besideId)}
          <Part what="The log">
            <LogOf telling={telling} nameOf={nameOf} onCard={setPointed} />
          </Part>
        </aside>
        {pile !== undefined && <LaterPile pile={pile} onClose={() => setOpenPile(null)} inspect={inspected} />}
        <Ghosts ghosts={forecast.ghosts} />
        <Arrows aims={aims} seq={seq} />
        <LiveRegion telling={telling} />
        <SpokenKeys client={client} telling={telling} table={table} nameOf={nameOf} />
        <p className="cl-sr" role="status">
          {foreseen?.text}
        </p>
      </div>
    </Provided>
  );
}

const PLAIN: Skin = {};
