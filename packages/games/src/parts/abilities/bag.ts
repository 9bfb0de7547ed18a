import type { Ask, Effect, GameEvent, GateAnswer, Json, Work } from 'cardloom';
import { asOptions, type TablePlayer } from '../context.ts';
import type { Triggered } from './ability.ts';
import type { AbilityCard, AbilityContext, AbilityRules, BagEntry } from './rules.ts';
import { type Aiming, aiming } from './use.ts';

/**
 * Triggers and the bag they wait in. Woken triggers go into the bag; before anything else happens, the turn player
 * resolves all of theirs, in the order they like, and then the next player. Nothing proceeds while something is in it.
 *
 * ```ts
 * const abilities = defineAbilities<Context, Card, Player>({ field, power, verbs });
 * defineGame({
 *   state: { game: { ...bagState }, card: { ...abilityCardState }, … },
 *   effects: { ...abilities.effects, … },
 *   decisions: { ...abilities.decisions, … },
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
  const cardOf = ({ coreOps }: X, id: Json): C => coreOps.card(id as number) as unknown as C;
  const ownerOf = ({ players }: X, card: C): P => players[card.owner.seat] as P;
  const triggerOf = (context: X, { card, trigger }: BagEntry): Triggered => cardOf(context, card).def.triggers[trigger];

  /** Whose triggers come next: the turn player's, then the others' in turn order. */
  function resolver(context: X): P | undefined {
    const { players, turnPlayer, G } = context;
    for (let i = 0; i < players.length; i++) {
      const player = players[(turnPlayer.seat + i) % players.length] as P;
      if (G.bag.some(({ card }) => ownerOf(context, cardOf(context, card)) === player)) return player;
    }
    return undefined;
  }

  const entriesOf = (context: X, player: P): readonly BagEntry[] =>
    context.G.bag.filter(({ card }) => ownerOf(context, cardOf(context, card)) === player);

  /** Takes one trigger out of the bag. Whoever has several of different cards says which. */
  function resolveBag(context: X): void {
    const player = resolver(context);
    if (player === undefined) return;
    const entries = entriesOf(context, player);
    const [first] = entries;
    if (entries.every(({ card }) => card === first.card)) resolve(context, first);
    else {
      ask(context, {
        ask: 'chooseTrigger',
        player: player.id,
        then: { do: 'resolveChosen' },
        otherwise: { do: 'resolveChosen', answer: first },
      });
    }
  }

  function ask({ G, coreOps }: X, question: Ask): void {
    G.isBagAsking = true;
    coreOps.ask(question);
  }

  function resolveChosen(context: X, { answer }: Effect): void {
    context.G.isBagAsking = false;
    const { card } = answer as { card: number };
    const entry = context.G.bag.find((candidate) => candidate.card === card);
    if (entry !== undefined) resolve(context, entry);
  }

  function resolve(context: X, entry: BagEntry): void {
    const { G } = context;
    G.bag = G.bag.filter((other) => other !== entry);
    const source = cardOf(context, entry.card);
    const player = ownerOf(context, source);
    const ability = triggerOf(context, entry);
    if (player.left) return;
    const then: Effect = { do: 'resolveTrigger', ...entry };
    // whoever has left declines
    const otherwise: Effect = { ...then, answer: { target: null } };
    const question = { player: player.id, data: entry, then, otherwise };
    if (ability.picks !== null && aims.hasTarget(context, ability.picks, player, source)) {
      ask(context, { ask: 'chooseTarget', ...question });
    } else if (ability.picks === null && ability.may) ask(context, { ask: 'mayUse', ...question });
    else useTrigger(context, entry, undefined);
  }

  function resolveTrigger(context: X, effect: Effect): void {
    context.G.isBagAsking = false;
    const { card, trigger, about, answer } = effect as Effect & BagEntry;
    const { target, use } = (answer ?? {}) as { target?: number | null; use?: string };
    if (target === null || use === 'no') return;
    useTrigger(context, { card, trigger, about }, typeof target === 'number' ? cardOf(context, target) : undefined);
  }

  function useTrigger(context: X, entry: BagEntry, target: C | undefined): void {
    const source = cardOf(context, entry.card);
    context.coreOps.emit('triggered', { card: source.id, player: ownerOf(context, source).id });
    aims.use(context, triggerOf(context, entry), {
      player: ownerOf(context, source),
      source,
      target,
      about: entry.about === 0 ? undefined : cardOf(context, entry.about),
    });
  }

  /** `event.card` is the card it is about, `event.player` whose event it is. */
  function cares({ of }: Triggered, card: C, event: GameEvent): boolean {
    if (of === 'self') return event.card === card.id;
    return of === 'any' || (of === 'own') === (event.player === card.owner.id);
  }

  function fire(_context: X, card: C, event: GameEvent): readonly Work[] | undefined {
    let entries: BagEntry[] | undefined;
    const { triggers } = card.def;
    for (let trigger = 0; trigger < triggers.length; trigger++) {
      if (triggers[trigger].on !== event.type || !cares(triggers[trigger], card, event)) continue;
      entries ??= [];
      entries.push({ card: card.id, trigger, about: typeof event.card === 'number' ? event.card : 0 });
    }
    return entries === undefined ? undefined : [{ do: 'intoBag', entries }];
  }

  /** All that one moment wakes is in the bag before the first of it is resolved: its player chooses the order. */
  function together(_context: X, works: readonly Work[]): readonly Work[] {
    if (works.length === 1) return works;
    return [{ do: 'intoBag', entries: works.flatMap((work) => (work as Effect).entries as readonly BagEntry[]) }];
  }

  return {
    ...aims,
    effects: {
      intoBag: ({ G }: X, { entries }: Effect): void => {
        G.bag = [...G.bag, ...(entries as readonly BagEntry[])];
      },
      resolveBag,
      resolveChosen,
      resolveTrigger,
    },
    decisions: {
      chooseTrigger: {
        choices: {
          card: {
            oneOf: (context: X) => {
              const cards = entriesOf(context, context.player as P).map(({ card }) => cardOf(context, card));
              return asOptions([...new Set(cards)]);
            },
            prompt: 'Whose trigger do you resolve first?',
          },
        },
      },
      chooseTarget: {
        choices: {
          target: {
            oneOf: (context: X, _args: unknown, entry: BagEntry): readonly never[] => {
              const { picks, may } = triggerOf(context, entry);
              const source = cardOf(context, entry.card);
              if (picks === null) return [];
              const options = aims.targets(context, picks, ownerOf(context, source), source);
              // null declines
              return may ? ([...options, null] as readonly unknown[] as readonly never[]) : asOptions(options);
            },
            prompt: 'Which target?',
          },
        },
      },
      mayUse: {
        choices: { use: { oneOf: () => ['yes', 'no'], prompt: 'Do you use the trigger?' } },
      },
    },
    triggers: {
      listens: (def: { readonly listens: readonly string[] }): readonly string[] => def.listens,
      fire,
      together,
    },
    /** The last of the game's checks: nobody acts before the bag is empty. */
    check: ({ G }: X): readonly Work[] | undefined => (G.bag.length === 0 || G.isBagAsking ? undefined : RESOLVE),
    /** No automatic transition while something is in the bag. */
    gate: ({ G }: X): GateAnswer => (G.bag.length === 0 && !G.isBagAsking ? 'continue' : 'halt'),
  };
}

const RESOLVE: readonly Work[] = [{ do: 'resolveBag' }];
