import {
  type Action,
  type Args,
  type Card,
  type GameTypes,
  type Json,
  type Match,
  type MatchEvent,
  type Player,
  priorityPlayerOf,
  turnPlayerOf,
} from 'cardloom';

/**
 * A player: their id, or the number of their seat.
 *
 * ```ts
 * const table = new Table(createMatch(game, { seed: 1 }));
 * const first: Who = 0;
 * console.log(table.names('hand', first));
 * ```
 */
export type Who = string | number;
/**
 * Arguments of an action in which cards may stand by name.
 *
 * ```ts
 * const args: NamedArgs = { card: 'imp', target: 'bo:imp' };
 * ```
 */
export type NamedArgs = Readonly<Record<string, unknown>>;

/**
 * A match in a test, with names instead of numbers: what lies where, who is to act, what happened, which way the flow went. A
 * card is `imp`, or `bo:imp` where both players have one, or `imp#2` for the second of that name. A game adds words of its own
 * in a class that extends this one.
 *
 * ```ts
 * import { expect } from 'vitest';
 * const hands = { ann: { zones: { hand: ['imp'] } }, bo: { zones: { board: ['imp'] } } };
 * const table = new Table(arrange(game, { at: { segment: 'play' }, turnPlayer: 'ann', players: hands }));
 * table.act('ann', 'attack', { card: 'imp', target: 'bo:imp' });
 * expect([table.at, table.where('bo:imp')]).toEqual(['play/main', 'discard']);
 * ```
 */
export class Table<T extends GameTypes> {
  readonly match: Match<T>;
  /** What the last action told: everything, or what a viewer was told, the new state included. */
  events: readonly MatchEvent[] = [];
  readonly #hasViewer: boolean;

  constructor(match: Match<T>, viewer?: string) {
    this.match = match;
    this.#hasViewer = viewer !== undefined;
    if (viewer !== undefined) {
      match.subscribe(viewer, (event) => {
        this.events = [...this.events, event as MatchEvent];
      });
    }
  }

  /** The rules' own context: what players and cards are now. */
  get context(): Match<T>['flow']['context'] {
    return this.match.flow.context;
  }

  /** Acts, and fails the test if it is refused. */
  act(who: Who, move: string, args: NamedArgs = {}): this {
    const action = this.action(who, move, args);
    if (this.#hasViewer) this.events = [];
    const result = this.match.act(action);
    if (!result.ok) throw new Error(`${action.player} ${move}: ${result.error.message} (${result.error.path})`);
    if (!this.#hasViewer) this.events = result.events;
    return this;
  }

  /** Why an action is refused; fails the test if it is legal, if a rule threw, or if the refusal changed anything. */
  refused(who: Who, move: string, args: NamedArgs = {}): string {
    const action = this.action(who, move, args);
    const said = `${action.player} ${move} ${JSON.stringify(args)}`;
    const before = this.match.checksum();
    if (this.match.isLegal(action)) throw new Error(`${said} is legal`);
    if (this.#hasViewer) this.events = [];
    const result = this.match.act(action);
    if (result.ok) throw new Error(`${said} was accepted`);
    if (result.error.code === 'rule-threw') throw new Error(`${said}: a rule threw: ${result.error.message}`);
    if (this.match.checksum() !== before) throw new Error(`${said} was refused, and changed something`);
    if (this.#hasViewer && this.events.length > 0) throw new Error(`${said} was refused, and told something`);
    return result.error.message;
  }

  /** An action with names made numbers. */
  action(who: Who, move: string, args: NamedArgs = {}): Action {
    return { player: this.playerOf(who), move, args: this.named(args, who) };
  }

  /** Arguments with names made numbers; a text that is a card's name stands for its number. */
  protected named(args: NamedArgs, _who: Who): Args {
    let known: ReadonlySet<string> | undefined;
    const isCard = (text: string): boolean => {
      known ??= new Set(this.match.snapshot().cards.map(({ name }) => name));
      return known.has(text.replace(/^\w+:/, '').replace(/#\d+$/, ''));
    };
    const translate = (value: unknown): Json => {
      if (Array.isArray(value)) return value.map(translate);
      return typeof value === 'string' && isCard(value) ? this.id(value) : (value as Json);
    };
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, translate(value)]));
  }

  playerOf(who: Who): string {
    return typeof who === 'string' ? who : this.match.players[who];
  }

  /** The number of a card: the first of this name, or the first in a zone. */
  id(name: string, zone?: string, who?: Who): number {
    const [, owner, card, nth] = /^(?:(\w+):)?(.+?)(?:#(\d+))?$/.exec(name) ?? [];
    const { players, cards } = this.match.snapshot();
    const candidates = zone === undefined ? cards.map((_, i) => i + 1) : this.ids(zone, who);
    const found = candidates.filter(
      (id) => cards[id - 1].name === card && (owner === undefined || players[cards[id - 1].owner] === owner),
    );
    const id = found[Number(nth ?? 1) - 1];
    if (id === undefined) throw new Error(`there is no ${name}${zone === undefined ? '' : ` in ${zone}`}`);
    return id;
  }

  /** The numbers of the cards in a zone, bottom first; the game's own zone without a player. */
  ids(zone: string, who: Who = 0): readonly number[] {
    return this.match.snapshot().zones[zone][this.match.players.indexOf(this.playerOf(who))];
  }

  /** The names of the cards in a zone, bottom first; the game's own zone without a player. */
  names(zone: string, who?: Who): string[] {
    const { cards } = this.match.snapshot();
    return this.ids(zone, who).map((id) => cards[id - 1].name);
  }

  /** A card by its name or number. */
  card(card: string | number): Card<T['shape']> {
    const id = typeof card === 'number' ? card : this.id(card);
    const found = this.context.coreOps.card(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  }

  player(who: Who): Player<T['shape']> {
    const id = this.playerOf(who);
    const found = this.context.players.find((player) => player.id === id);
    if (found === undefined) throw new Error(`there is no player ${id}`);
    return found;
  }

  /** The zone a card lies in, or `gone`. */
  where(name: string): string | undefined {
    const id = this.id(name);
    const { zones } = this.match.snapshot();
    return Object.keys(zones).find((zone) => zones[zone].some((cards) => cards.includes(id)));
  }

  /** What a player can do now. */
  legal(who: Who, move?: string): readonly Action[] {
    const all = [...this.match.legalActions(this.playerOf(who))];
    return move === undefined ? all : all.filter((action) => action.move === move);
  }

  /** The names of the moves a player can make now. */
  moves(who: Who): string[] {
    return [...new Set(this.legal(who).map(({ move }) => move))];
  }

  /** The different answers to one choice of a move, cards by name. */
  options(who: Who, move: string, choice: string): Json[] {
    const { cards } = this.match.snapshot();
    const answers = this.legal(who, move).flatMap(
      ({ args }) => args?.[choice] ?? (args !== undefined && choice in args ? [null] : []),
    );
    return [...new Set(answers)].map((answer) => (typeof answer === 'number' ? cards[answer - 1].name : answer));
  }

  /** `play/beginning/draw` */
  get at(): string {
    const { currentSegment, currentPhase, currentStep } = this.match.view(null).ctx;
    return [currentSegment, currentPhase, currentStep].filter((level) => level !== null).join('/');
  }

  /** The phases and steps that began during the last action, in order. */
  get path(): string[] {
    return this.events
      .filter(({ type }) => type === 'phaseBegan' || type === 'stepBegan')
      .map(({ phase, step }) => String(phase ?? step));
  }

  /** Whose turn it is. */
  get turn(): Json {
    return turnPlayerOf(this.match.view(null));
  }

  get priority(): Json {
    return priorityPlayerOf(this.match.view(null));
  }

  /** Who must act now. */
  get waiting(): readonly string[] {
    return this.match.waitingFor;
  }

  get winner(): string | undefined {
    return this.match.winner;
  }

  get isOver(): boolean {
    return this.match.isOver;
  }

  /** The events of one type that the last action told. */
  told(type: string): readonly MatchEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** The types of the last action's events, without what cards and levels did. */
  get types(): string[] {
    return this.events.map(({ type }) => type).filter((type) => !/^(card[MCR]|zone|.*(Began|Ended)$)/.test(type));
  }
}
