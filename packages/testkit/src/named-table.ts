import type { Args, Json, Match, MatchEvent, Shape } from 'cardloom';

/**
 * A match in which a test writes cards by name. A card is `imp`, or `bo:imp` where both players have one, or `imp#2` for
 * the second of that name.
 *
 * ```ts
 * const table = new NamedTable(arrange(game, board));
 * table.do('ann', 'attack', { card: 'imp', target: 'bo:imp' });
 * expect([table.at, table.where('bo:imp')]).toEqual(['play/main', 'discard']);
 * ```
 */
export class NamedTable<T extends Shape> {
  readonly match: Match<T>;
  /** What the last action told everybody. */
  events: readonly MatchEvent[] = [];

  constructor(match: Match<T>) {
    this.match = match;
  }

  /** The number of a card. */
  id(name: string): number {
    const [, owner, card, nth] = /^(?:(\w+):)?([\w-]+)(?:#(\d+))?$/.exec(name) ?? [];
    const { players, cards } = this.match.snapshot();
    const found = cards.flatMap((row, i) =>
      row.name === card && (owner === undefined || players[row.owner] === owner) ? [i + 1] : [],
    );
    const id = found[Number(nth ?? 1) - 1];
    if (id === undefined) throw new Error(`there is no card ${name}`);
    return id;
  }

  /** A card's attributes. */
  card(name: string): Readonly<Record<string, Json>> {
    return this.match.snapshot().cards[this.id(name) - 1].is;
  }

  /** The zone a card lies in, or `gone`. */
  where(name: string): string | undefined {
    const id = this.id(name);
    const { zones } = this.match.snapshot();
    return Object.keys(zones).find((zone) => zones[zone].some((cards) => cards.includes(id)));
  }

  /** The names of the cards in a player's zone, bottom first. */
  names(player: string, zone: string): string[] {
    const { zones, cards, players } = this.match.snapshot();
    return zones[zone][players.indexOf(player)].map((id) => cards[id - 1].name);
  }

  /** Acts, and fails the test if it is refused. */
  do(player: string, move: string, args: Readonly<Record<string, unknown>> = {}): this {
    const result = this.match.act({ player, move, args: this.#args(args) });
    if (!result.ok) throw new Error(`${player} ${move}: ${result.error.message} (${result.error.path})`);
    this.events = result.events;
    return this;
  }

  /** Why an action is refused; fails the test if it is accepted, or if the refusal changed anything. */
  refused(player: string, move: string, args: Readonly<Record<string, unknown>> = {}): string {
    const before = this.match.checksum();
    const result = this.match.act({ player, move, args: this.#args(args) });
    if (result.ok) throw new Error(`${player} ${move} was accepted`);
    if (this.match.checksum() !== before) throw new Error(`${player} ${move} was refused, and changed something`);
    return result.error.message;
  }

  /** A text that is a card's name stands for its number. */
  #args(given: Readonly<Record<string, unknown>>): Args {
    const known = new Set(this.match.snapshot().cards.map(({ name }) => name));
    const translate = (value: unknown): Json => {
      if (Array.isArray(value)) return value.map(translate);
      const isCard = typeof value === 'string' && known.has(value.replace(/^\w+:/, '').replace(/#\d+$/, ''));
      return isCard ? this.id(value) : (value as Json);
    };
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, translate(value)]));
  }

  /** The different answers to one choice of a move, cards by name. */
  options(player: string, move: string, choice: string): Json[] {
    const { cards } = this.match.snapshot();
    const answers = [...this.match.legalActions(player)]
      .filter((action) => action.move === move)
      .flatMap(({ args }) => args?.[choice] ?? (args !== undefined && choice in args ? [null] : []));
    return [...new Set(answers)].map((answer) => (typeof answer === 'number' ? cards[answer - 1].name : answer));
  }

  /** The names of the moves a player can make now. */
  moves(player: string): string[] {
    return [...new Set([...this.match.legalActions(player)].map(({ move }) => move))];
  }

  /** `play/beginning/draw` */
  get at(): string {
    const { segment, phase, step } = this.match.view(null).ctx;
    return [segment, phase, step].filter((level) => level !== null).join('/');
  }

  get turn(): Json {
    return this.match.view(null).ctx.turnPlayer;
  }

  get priority(): Json {
    return this.match.view(null).ctx.priority;
  }

  /** The types of the last action's events, without what cards and levels did. */
  get told(): string[] {
    return this.events.map(({ type }) => type).filter((type) => !/^(card[MCR]|zone|.*Began$)/.test(type));
  }
}
