import { madeWith, moveConfirm, optionsOf, type ShownCard, subjectOf } from '@cardloom/parts/present';
import { type Json, type Naming, type PromptChoice, turnPlayerOf, type View } from 'cardloom';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Arranged } from '../layout/arrange.ts';
import { isSmall, isTablet, narrownessOf } from '../layout/is-small.ts';
import { largerBy } from '../layout/larger.ts';
import { usePlaying } from '../played.ts';
import type { Pointed } from '../prompt/ahead.ts';
import { stateOfCard } from '../prompt/glow.ts';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { unheard, usePrompt } from '../prompt/use-prompt.ts';
import type { Skin } from '../skin.ts';
import { useMatch } from '../use-match.ts';
import { aimsOf } from './aims.ts';
import { arranging } from './arranging.ts';
import { askingOf } from './asking.ts';
import { choicesOf } from './choices.ts';
import { type Cleared, goingOn } from './cleared.ts';
import { useBoard } from './last-board.ts';
import { LaterArrows, LaterBand, LaterCard, LaterGhosts, LaterMenu, LaterPile, LaterSpokenKeys } from './later.tsx';
import { LiveRegion } from './live-region.tsx';
import { cardsOnTable, isOnTable, unusable } from './on-table.ts';
import { Part } from './part.tsx';
import { cardsInPiles, type PilePlace, pileAt, pilesIn, titleOf } from './pile-at.ts';
import { MANY_PILES } from './piles.tsx';
import { chosenPlaces, placesOf } from './places.ts';
import { Provided } from './provided.tsx';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import type { TableProps } from './table.tsx';
import type { TableUi } from './ui.tsx';
import { explaining, foretelling, glowing } from './ui-of.ts';
import { useAsking } from './use-asking.ts';
import { useDrag } from './use-drag.ts';
import { useFormality } from './use-formality.ts';
import { useLatest } from './use-latest.ts';
import { useLogSheet } from './use-log-sheet.ts';
import { useLongPress } from './use-long-press.ts';
import { useLow } from './use-low.ts';
import { useOutlook } from './use-outlook.ts';
import { useReasons } from './use-reasons.ts';
import { useSheet } from './use-sheet.ts';
import { useSize } from './use-size.ts';
import { useSkipping } from './use-skipping.ts';
import { useTargetsInView } from './use-targets-in-view.ts';
import { useTelling } from './use-told.ts';

interface LaidTableProps<G> extends TableProps<G> {
  readonly view: View;
  /** What is shown instead until the viewer goes on. */
  readonly cleared: Cleared | null;
}

/** A table once there is something to see on it. */
export function LaidTable<G>(props: LaidTableProps<G>) {
  const { client, presentation, header, ending, aside, skin = PLAIN, cleared } = props;
  const view = cleared?.view ?? props.view;
  const { seats, seq, seat, connection, clock, isPaused, prefs } = useMatch(client);
  const telling = useTelling(client, presentation);
  const { names } = telling.told;
  const areAlike = (order: PromptChoice): boolean =>
    new Set(optionsOf(order, props.view, names).map(({ label, hint, cost }) => `${label} ${hint} ${cost}`)).size === 1;
  const live = usePrompt(
    client,
    (move) => (client.state.prompt?.moves.length ?? 0) > 1 && moveConfirm(presentation, move, props.view) !== undefined,
    (move) => madeWith(presentation, move, props.view),
    areAlike,
  );
  // nobody answers before they have seen what there was, nor while the table pauses
  const isKept = cleared !== null || isPaused;
  const isFormality = useFormality(client, live, areAlike, isKept);
  const isHeld = isFormality || isKept;
  const prompting = useMemo(() => (isHeld ? unheard(live) : live), [live, isHeld]);
  const { prompt, walk } = prompting;
  const [rootRef, size] = useSize<HTMLDivElement>();
  const isLow = useLow();
  const isCompact = size.width > 0 && (isLow || isSmall(size.width, Object.keys(view.players).length));
  const isRoomy = isCompact && isTablet(size.width);
  const scale = isCompact ? 1 : largerBy(size);
  const [pointed, setPointed] = useState<number | null>(null);
  const [openPile, setOpenPile] = useState<PilePlace | null>(null);
  const rail = useRef<HTMLElement>(null);
  // what was touched before says nothing of what happened
  const log = useLogSheet(rail, isCompact, () => setPointed(null));
  const isLogOpen = log.isOpen;
  const table = useBoard(client, presentation, view);
  const [aimed, setAimed] = useState<Pointed | null>(null);
  const places = useMemo(() => placesOf(presentation, view, walk.asked), [presentation, view, walk.asked]);
  const isCrowded = table.sides.length > 2;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useSheet(prompting, stage, isCompact);
  useSkipping(stage);
  usePlaying();
  const turn = turnPlayerOf(view);
  useTargetsInView(stage, isCompact ? `${prompt.n} ${walk.answers.length} ${walk.held} ${turn}` : null, turn);

  const onTable = useMemo(() => cardsOnTable(table.sides), [table]);
  const inPiles = useMemo(() => cardsInPiles(table), [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sits down has a name from then on
  const say = useCallback((text: string) => names.text(text), [names, seats]);
  const inspectCard = useCallback((card: ShownCard | null) => setPointed(card?.id ?? null), []);
  const press = useLatest((card: ShownCard) => {
    const option = places.optionOfCard(card.id);
    if (isCompact) sheet.open(stateOfCard(prompt, walk, card) === 'target' || option !== undefined ? null : card.id);
    // not every browser gives the focus to what a finger touches; a mouse has pointed at it, and leaves it again
    else if (matchMedia('(hover: none)').matches) setPointed(card.id);
    if (option !== undefined) prompting.answer(option);
    else prompting.clickCard(card);
  });
  const shownId = isCompact
    ? sheet.card
    : (pointed ?? walk.subject ?? (prompt.moves.length > 0 ? subjectOf(view) : undefined) ?? null);
  // on a small screen the log lies over the table, and shows what it names itself
  const besideId = isCompact ? (isLogOpen ? pointed : null) : shownId;
  const about = {
    prompting,
    view,
    names,
    isPaused,
    isFormality,
    isOnTable: (value: Json, of: Naming) => isOnTable(value, of, onTable, places, names),
    isInPile: (value: Json) => inPiles.has(value),
  };
  const asked = cleared === null ? askingOf(about) : goingOn(cleared, names);
  const shut = {
    at: asked.asker,
    answers: asked.loose.flatMap(({ value, isShut }) => (isShut === true ? [value] : [])),
  };
  // where nobody can do anything, as in a replay, no card has a reason of its own
  const wonderer = isHeld || prefs === null || view.ctx.gameOver === true ? null : seat;
  const wonders = wonderer === null ? [] : unusable(prompting, table, shownId);
  const reasons = useReasons(client, prompting, places, wonders, shut, seq);
  const card = pointed === null ? undefined : onTable.cards.get(pointed);
  const outlook = useOutlook({ client, presentation, prompting, places, table, view, names, aimed, card });
  const { ahead, forecast } = outlook;
  const seen = useRef(view);
  seen.current = view;
  // the same as long as nothing is asked: what has changed on the table draws itself anew, and nothing else
  const ui = useMemo(
    (): TableUi => ({
      ...glowing(prompting, places, chosenPlaces(presentation, seen.current, walk.answers)),
      ...foretelling(forecast, prompting, names, isCompact),
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
  const asking = useAsking(asked, about, {
    client,
    presentation,
    table,
    places,
    reasons,
    outlook,
    sheet,
    shown: shownId,
    closeLog: isLogOpen ? log.close : undefined,
  });
  useLongPress(stage, (id) => (isCompact ? sheet.open(id, true) : setPointed(id)));
  useDrag(stage, () => {
    if (prompting.isComplete) prompting.confirm();
    return prompting.isComplete;
  });

  const lastArranged = useRef(new Map<string, Arranged>()).current;
  const { isApart, arrangedOf } = useMemo(() => arranging(prompt, walk, lastArranged), [prompt, walk, lastArranged]);
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
  const inspected = (id: number): ReactNode => (
    <LaterCard card={id} isLow={stacks.length > 0} view={view} names={names} seat={wonderer} reasons={reasons} />
  );
  const dock = (
    <>
      {isCompact && <LaterBand blocks={table.shared} />}
      {sheet.shown !== null && (
        <div className="cl-sheet" data-chosen={sheet.isChosen || undefined}>
          {inspected(sheet.shown)}
          {!sheet.isChosen && (
            <div className="cl-sheet-foot">
              <button type="button" className="cl-button" onClick={sheet.close}>
                Close
              </button>
            </div>
          )}
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
          data-sheet={sheet.shown !== null || undefined}
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
        <Rail
          innerRef={rail}
          isOpen={isLogOpen}
          stacks={stacks}
          isOver={view.ctx.gameOver === true}
          telling={telling}
          inspected={besideId !== null && inspected(besideId)}
          nameOf={nameOf}
          onCard={setPointed}
        >
          {aside}
        </Rail>
        {pile !== undefined && openPile !== null && (
          <LaterPile
            pile={{ ...pile, name: titleOf(openPile, pile, table, nameOf) }}
            onClose={() => setOpenPile(null)}
            inspect={inspected}
          />
        )}
        <LaterGhosts ghosts={forecast.ghosts} />
        <LaterArrows aims={aims} seq={seq} />
        <LiveRegion telling={telling} />
        <LaterSpokenKeys client={client} telling={telling} table={table} nameOf={nameOf} />
        <p className="cl-sr" role="status">
          {outlook.text}
        </p>
      </div>
    </Provided>
  );
}

const PLAIN: Skin = {};
