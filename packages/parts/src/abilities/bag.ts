import { buildFor } from 'cardloom';
import type { TablePlayer } from '../context.ts';
import type { Triggered } from './ability.ts';
import type { AbilityCard, AbilityContext, AbilityRules, BagEntry } from './rules.ts';
import { type Aiming, aiming } from './use.ts';

/** An event that triggers may be about: the card it is about, and whose event it is. */
export interface AbilityEvent {
  readonly type: string;
  readonly card?: { readonly id: number };
  readonly player?: { readonly id: string };
}

type IntoBag = { readonly do: 'intoBag'; readonly entries: readonly BagEntry[] };
type ResolveBag = { readonly do: 'resolveBag' };

/**
 * Triggers and the bag they wait in. Woken triggers go into the bag; before anything else happens, the turn player
 * resolves all of theirs, in the order they like, and then the next player. Nothing proceeds while something is in it.
 *
 * ```ts
 * const kit = declareGame({
 *   state: { game: { ...bagState }, card: { ...abilityCardState } },
 *   events: { ...abilityEvents }, effects: { ...abilityEffects }, decisions: { ...abilityDecisions },
 * });
 * const abilities = defineAbilities<Context, Card, Player>({ card, ownerOf, field, power, verbs });
 * kit.define({
 *   effects: { ...abilities.effects },
 *   decisions: { ...abilities.decisions },
 *   triggers: { zones: ['play'], ...abilities.triggers },
 *   checks: [deaths, abilities.check],
 *   frames: { at: 'frame', first: 'triggers' },
 *   flow: { gate: abilities.gate },
 * });
 * ```
 */
export function defineAbilities<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(
  rules: AbilityRules<X, C, P>,
) {
  const aims: Aiming<X, C, P> = aiming<X, C, P>(rules);
  const { ownerOf } = rules;
  const build = buildFor<X, C, P>();

  function cardOf(context: X, id: number): C {
    const card = rules.card(context, id);
    if (card === undefined) throw new RangeError(`there is no card ${id}`);
    return card;
  }
  const triggerOf = (context: X, { card, trigger }: BagEntry): Triggered => cardOf(context, card).def.triggers[trigger];
  const entriesOf = (context: X, player: P): readonly BagEntry[] =>
    context.G.bag.filter(({ card }) => ownerOf(cardOf(context, card)) === player);

  /** Whose triggers come next: the turn player's, then the others' in turn order. */
  function resolver(context: X): P | undefined {
    const { players, turnPlayer } = context;
    for (let i = 0; i < players.length; i++) {
      const player = players[(turnPlayer.seat + i) % players.length];
      if (entriesOf(context, player).length > 0) return player;
    }
    return undefined;
  }

  /** Takes one trigger out of the bag. Whoever has several of different cards says which. */
  function resolveBag(context: X): void {
    const player = resolver(context);
    if (player === undefined) return;
    const entries = entriesOf(context, player);
    const [first] = entries;
    // whoever has left is asked no more: the first one comes first
    if (player.left || entries.every(({ card }) => card === first.card)) resolve(context, first);
    else {
      context.G.isBagAsking = true;
      context.coreOps.ask({ ask: 'chooseTrigger', player, otherwise: { do: 'resolveBag' } });
    }
  }

  function resolve(context: X, entry: BagEntry): void {
    const { G, coreOps } = context;
    G.bag = G.bag.filter((other) => other !== entry);
    const source = cardOf(context, entry.card);
    const player = ownerOf(source);
    const ability = triggerOf(context, entry);
    if (player.left) return;
    const isAimed = ability.picks !== null && aims.hasTarget(context, ability.picks, player, source);
    if (!isAimed && !(ability.picks === null && ability.may)) {
      useTrigger(context, entry, undefined);
      return;
    }
    G.isBagAsking = true;
    coreOps.ask({ ask: isAimed ? 'chooseTarget' : 'mayUse', player, data: { entry }, otherwise: { do: 'resolveBag' } });
  }

  function useTrigger(context: X, entry: BagEntry, target: C | undefined): void {
    const source = cardOf(context, entry.card);
    const player = ownerOf(source);
    context.coreOps.emit('triggered', { card: source, player });
    const about = entry.about === 0 ? undefined : cardOf(context, entry.about);
    aims.use(context, triggerOf(context, entry), { player, source, target, about });
  }

  function cares({ of }: Triggered, card: C, event: AbilityEvent): boolean {
    if (of === 'self') return event.card?.id === card.id;
    return of === 'any' || (of === 'own') === (event.player?.id === card.owner.id);
  }

  function fire(_context: X, card: C, event: AbilityEvent): readonly [IntoBag] | undefined {
    let entries: BagEntry[] | undefined;
    const { triggers } = card.def;
    for (let trigger = 0; trigger < triggers.length; trigger++) {
      if (triggers[trigger].on !== event.type || !cares(triggers[trigger], card, event)) continue;
      entries ??= [];
      entries.push({ card: card.id, trigger, about: event.card?.id ?? 0 });
    }
    return entries === undefined ? undefined : [{ do: 'intoBag', entries }];
  }

  /** All that one moment wakes is in the bag before the first of it is resolved: its player chooses the order. */
  function together<W extends object>(_context: X, works: readonly W[]): readonly (W | IntoBag)[] {
    if (works.length === 1) return works;
    return [
      { do: 'intoBag', entries: works.flatMap((work) => ('entries' in work ? (work.entries as BagEntry[]) : [])) },
    ];
  }

  return {
    ...aims,
    effects: {
      intoBag: ({ G }: X, { entries }: { readonly entries: readonly BagEntry[] }): void => {
        G.bag = [...G.bag, ...entries];
      },
      resolveBag: (context: X): void => {
        context.G.isBagAsking = false;
        resolveBag(context);
      },
    },
    decisions: {
      chooseTrigger: build
        .decision()
        .card(
          'card',
          (context) => new Set(entriesOf(context, context.player).map(({ card }) => cardOf(context, card))),
          {
            prompt: 'Whose trigger do you resolve first?',
          },
        )
        .run((context, { card }) => {
          context.G.isBagAsking = false;
          const entry = context.G.bag.find((candidate) => candidate.card === card.id);
          if (entry !== undefined) resolve(context, entry);
        }),
      chooseTarget: build
        .decision<{ readonly entry: BagEntry }>()
        .card(
          'target',
          (context, _answers, { entry }): (C | null)[] => {
            const { picks, may } = triggerOf(context, entry);
            if (picks === null) return [];
            const source = cardOf(context, entry.card);
            const options = aims.targets(context, picks, ownerOf(source), source);
            return may ? [...options, null] : options;
          },
          { prompt: 'Which target?' },
        )
        .run((context, { target }, { entry }) => {
          context.G.isBagAsking = false;
          if (target !== null) useTrigger(context, entry, target);
        }),
      mayUse: build
        .decision<{ readonly entry: BagEntry }>()
        .value('use', () => ['yes', 'no'], { prompt: 'Do you use the trigger?' })
        .run((context, { use }, { entry }) => {
          context.G.isBagAsking = false;
          if (use === 'yes') useTrigger(context, entry, undefined);
        }),
    },
    triggers: { fire, together },
    /** The last of the game's checks: nobody acts before the bag is empty. */
    check: ({ G }: X): readonly ResolveBag[] | undefined => (G.bag.length === 0 || G.isBagAsking ? undefined : RESOLVE),
    /** No automatic transition while something is in the bag. */
    gate: ({ G }: X): 'continue' | 'halt' => (G.bag.length === 0 && !G.isBagAsking ? 'continue' : 'halt'),
  };
}

const RESOLVE: readonly ResolveBag[] = [{ do: 'resolveBag' }];
