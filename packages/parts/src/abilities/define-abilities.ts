import { buildFor } from 'cardloom';
import type { TablePlayer } from '../context.ts';
import { Bag } from './bag.ts';
import type { AbilityCard, AbilityContext, AbilityRules, BagEntry } from './rules.ts';
import { type Aiming, aiming } from './use.ts';
import { type AbilityEvent, fire, together } from './wake.ts';

type ResolveBag = { readonly do: 'resolveBag' };
const RESOLVE: readonly ResolveBag[] = [{ do: 'resolveBag' }];

/**
 * Triggers and the bag they wait in. Woken triggers go into the bag; before anything else happens, the turn player
 * resolves all of theirs, in the order they like, and then the next player. Nothing proceeds while something is in it.
 *
 * ```ts
 * const abilities = defineAbilities<Context, Card, Player>({
 *   card: ({ coreOps }, id) => coreOps.card(id),
 *   ownerOf: ({ owner }) => owner,
 *   field: ({ board }) => board,
 *   power: (_context, { def, buff }) => def.power + buff,
 *   verbs: { gain: (_context, { op, players }) => players.forEach((player) => (player.life += op.n ?? 1)) },
 * });
 * // for `kit.define`, beside the game's own
 * const effects = { ...abilities.effects };
 * const decisions = { ...abilities.decisions };
 * const triggers = { zones: ['board'], ...abilities.triggers };
 * const flow = { gate: abilities.gate };
 * const checks = [abilities.check];
 * ```
 */
export function defineAbilities<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(
  rules: AbilityRules<X, C, P>,
) {
  const aims: Aiming<X, C, P> = aiming<X, C, P>(rules);
  const bag = new Bag(rules, aims);
  return {
    ...aims,
    effects: {
      intoBag: ({ G }: X, { entries }: { readonly entries: readonly BagEntry[] }): void => {
        G.bag = [...G.bag, ...entries];
      },
      resolveBag: (context: X): void => {
        context.G.isBagAsking = false;
        bag.resolveNext(context);
      },
    },
    decisions: decisionsOf(bag),
    triggers: {
      fire: (context: X, card: C, event: AbilityEvent) => fire(context, card, event),
      together: <W extends object>(context: X, works: readonly W[]) => together(context, works),
    },
    /** The last of the game's checks: nobody acts before the bag is empty. */
    check: ({ G }: X): readonly ResolveBag[] | undefined => (G.bag.length === 0 || G.isBagAsking ? undefined : RESOLVE),
    /** No automatic transition while something is in the bag. */
    gate: ({ G }: X): 'continue' | 'halt' => (G.bag.length === 0 && !G.isBagAsking ? 'continue' : 'halt'),
  };
}

function decisionsOf<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(bag: Bag<X, C, P>) {
  const build = buildFor<X, C, P>();
  return {
    chooseTrigger: build
      .decision()
      .card('card', (context) => bag.cardsOf(context, context.player), {
        prompt: 'Whose trigger do you resolve first?',
      })
      .run((context, { card }) => {
        context.G.isBagAsking = false;
        bag.resolveOf(context, card);
      }),
    chooseTarget: build
      .decision<{ readonly entry: BagEntry }>()
      .card('target', (context, _answers, { entry }) => bag.targets(context, entry), { prompt: 'What is it aimed at?' })
      .run((context, { target }, { entry }) => {
        context.G.isBagAsking = false;
        if (target !== null) bag.use(context, entry, target);
      }),
    mayUse: build
      .decision<{ readonly entry: BagEntry }>()
      .value('use', () => ['yes', 'no'], { prompt: 'Do you use it?' })
      .run((context, { use }, { entry }) => {
        context.G.isBagAsking = false;
        if (use === 'yes') bag.use(context, entry, undefined);
      }),
  };
}
