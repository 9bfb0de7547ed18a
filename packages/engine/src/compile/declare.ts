import type { Payloads } from '../definition/fields.ts';
import type { Attributes, CardIn, Declaration, DeclaredNames, Kit, PartContext, PartKit } from '../definition/kit.ts';
import type { Modifiables, Names, Shaped } from '../definition/shape.ts';
import type { StateDeclaration, ZoneDeclarations } from '../world/declaration.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { ChoiceBuilder } from './choice-builder.ts';
import { compileGame } from './define.ts';

/**
 * The first half of a game: what there is. The kit it gives builds moves and decisions that know these types, and
 * `kit.define(…)` is the second half: what everything does.
 *
 * ```ts
 * const kit = declareGame({
 *   name: 'pairs',
 *   state: { player: { pairs: 0 } },
 *   zones: { hand: { of: 'player', seenBy: 'owner' }, table: { of: 'game', seenBy: 'everyone' } },
 *   cards: { sun: { worth: 2 }, moon: { worth: 1 } },
 * });
 * const lay = kit.move()
 *   .card('card', ({ player }) => player.hand)
 *   .run(({ coreOps, zones }, { card }) => coreOps.moveCard(card, zones.table));
 * const game = kit.define({ segments: { play: { moves: { lay } } } });
 * ```
 */
export function declareGame<
  S extends StateDeclaration = Record<never, never>,
  Z extends ZoneDeclarations = Record<never, never>,
  C extends Readonly<Record<string, object>> = Record<never, never>,
  Ev extends Payloads = Record<never, never>,
  Ef extends Payloads = Record<never, never>,
  De extends Payloads = Record<never, never>,
  Mo extends Modifiables = Record<never, never>,
  P extends string = never,
  const F = unknown,
>(
  declaration: Declaration<S, Z, C, Ev, Ef, De, Mo, P, F>,
): Kit<
  // spelled out here, because the compiler's messages name what is spelled out and not what it stands for
  Shaped<
    keyof { [K in keyof Z as Z[K]['of'] extends 'player' ? K : never]: 1 } & string,
    keyof { [K in keyof Z as Z[K]['of'] extends 'game' ? K : never]: 1 } & string,
    Attributes<S, 'player'>,
    Attributes<S, 'card'>,
    Names<C>,
    P,
    Ev,
    Ef,
    De,
    Mo,
    Attributes<S, 'game'>,
    C[keyof C],
    Attributes<S, 'ctx'>
  >,
  DeclaredNames<F>
> {
  const { events = {}, effects = {}, decisions = {}, modifiers: modifiables = {}, flow: names, ...there } = declaration;
  const payloads = { events, effects, decisions };
  return {
    move: (options = {}) => new ChoiceBuilder('move', options) as never,
    decision: (name, options = {}) => {
      if (!Object.hasOwn(decisions, name)) noDecision(name, Object.keys(decisions));
      return new ChoiceBuilder('decision', { ...options, name }) as never;
    },
    define: (definition) => compileGame({ ...there, ...(definition as object), payloads, modifiables, names }) as never,
  };
}

function noDecision(name: unknown, names: readonly string[]): never {
  throw new TypeError(`decision(${quoted(name)}) is not among the declared decisions${suggestion(name, names)}`);
}

/**
 * For parts that many games share: moves and decisions for every game whose context has what `X` asks for.
 *
 * ```ts
 * const pass = buildFor<{ player: { id: string }; coreOps: { pass(): void } }>().move().run(({ coreOps }) => coreOps.pass());
 * ```
 */
export const buildFor = <X extends PartContext, C = CardIn<X>, P = X['player']>(): PartKit<X, C, P> => ({
  move: (options = {}) => new ChoiceBuilder('move', options) as never,
  decision: (options = {}) => new ChoiceBuilder('decision', options) as never,
});
