import type { TablePlayer } from '../context.ts';
import type { Triggered } from './ability.ts';
import type { AbilityCard, AbilityContext, AbilityRules, BagEntry } from './rules.ts';
import type { Aiming } from './use.ts';

/**
 * The bag woken triggers wait in. Before anything else happens, the turn player resolves all of theirs, in the order they
 * like, and then the next player.
 */
export class Bag<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer> {
  readonly #rules: AbilityRules<X, C, P>;
  readonly #aims: Aiming<X, C, P>;

  constructor(rules: AbilityRules<X, C, P>, aims: Aiming<X, C, P>) {
    this.#rules = rules;
    this.#aims = aims;
  }

  /** The cards whose triggers wait for a player. */
  cardsOf(context: X, player: P): Set<C> {
    return new Set(this.#entriesOf(context, player).map(({ card }) => this.#card(context, card)));
  }

  /** Takes one trigger out of the bag. Whoever has several of different cards says which. */
  resolveNext(context: X): void {
    const player = this.#resolver(context);
    if (player === undefined) return;
    const entries = this.#entriesOf(context, player);
    const [first] = entries;
    // whoever has left is asked no more: the first one comes first
    if (player.left || entries.every(({ card }) => card === first.card)) this.#resolve(context, first);
    else {
      context.G.isBagAsking = true;
      context.coreOps.ask({ ask: 'chooseTrigger', player, otherwise: { do: 'resolveBag' } });
    }
  }

  /** Takes the first trigger of a card. */
  resolveOf(context: X, card: C): void {
    const entry = context.G.bag.find((candidate) => candidate.card === card.id);
    if (entry !== undefined) this.#resolve(context, entry);
  }

  /** What a trigger can be aimed at; null for nothing, where its player may decline. */
  targets(context: X, entry: BagEntry): (C | null)[] {
    const { picks, may } = this.#trigger(context, entry);
    if (picks === null) return [];
    const source = this.#card(context, entry.card);
    const options = this.#aims.targets(context, picks, this.#rules.ownerOf(source), source);
    return may ? [...options, null] : options;
  }

  use(context: X, entry: BagEntry, target: C | undefined): void {
    const source = this.#card(context, entry.card);
    const player = this.#rules.ownerOf(source);
    context.coreOps.emit('triggered', { card: source, player });
    const about = entry.about === 0 ? undefined : this.#card(context, entry.about);
    this.#aims.use(context, this.#trigger(context, entry), { player, source, target, about });
  }

  #resolve(context: X, entry: BagEntry): void {
    const { G, coreOps } = context;
    G.bag = G.bag.filter((other) => other !== entry);
    const source = this.#card(context, entry.card);
    const player = this.#rules.ownerOf(source);
    const { picks, may } = this.#trigger(context, entry);
    if (player.left) return;
    const isAimed = picks !== null && this.#aims.hasTarget(context, picks, player, source);
    if (!isAimed && !(picks === null && may)) {
      this.use(context, entry, undefined);
      return;
    }
    G.isBagAsking = true;
    coreOps.ask({ ask: isAimed ? 'chooseTarget' : 'mayUse', player, data: { entry }, otherwise: { do: 'resolveBag' } });
  }

  /** Whose triggers come next: the turn player's, then the others' in turn order. */
  #resolver(context: X): P | undefined {
    const { players, turnPlayer } = context;
    for (let i = 0; i < players.length; i++) {
      const player = players[(turnPlayer.seat + i) % players.length];
      if (this.#entriesOf(context, player).length > 0) return player;
    }
    return undefined;
  }

  #entriesOf(context: X, player: P): readonly BagEntry[] {
    return context.G.bag.filter(({ card }) => this.#rules.ownerOf(this.#card(context, card)) === player);
  }

  #trigger(context: X, { card, trigger }: BagEntry): Triggered {
    return this.#card(context, card).def.triggers[trigger];
  }

  #card(context: X, id: number): C {
    const card = this.#rules.card(context, id);
    if (card === undefined) throw new RangeError(`there is no card ${id}`);
    return card;
  }
}
