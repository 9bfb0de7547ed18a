import { arrange, type NamedArgs, Table } from '@cardloom/testkit';
import type { Args, Game, Json } from 'cardloom';
import type { Invokation } from './definition.ts';
import { defineInvokation } from './definition.ts';
import { bit, ELEMENT_NAMES, type ElementName, elementOf, type Face } from './elements.ts';
import { PlayerPhase } from './player-phase.ts';
import type { CardPool } from './pool.ts';
import { version33 } from './version-3.3.ts';

/** A board written down: whose action phase it is, and who has what. `me` begins unless said otherwise. */
export interface Board {
  readonly me?: Side;
  readonly foe?: Side;
  readonly first?: PlayerName;
  readonly round?: number;
  readonly seed?: number;
  readonly pool?: CardPool;
}
export type PlayerName = 'me' | 'foe';

export interface Side {
  /** Three of them in table order; Diluc, Kaeya, Sucrose if left out. */
  readonly characters?: readonly (string | PlacedCharacter)[];
  /** The place of the active one; 0 if left out. */
  readonly active?: number;
  readonly hand?: readonly string[];
  /** Top card last. */
  readonly pile?: readonly string[];
  /** 8 Omni if left out. */
  readonly dice?: { readonly [F in Face]?: number };
  readonly statuses?: readonly Placed[];
  readonly summons?: readonly Placed[];
  readonly supports?: readonly Placed[];
  /** Has declared the end of the round. */
  readonly ended?: boolean;
  readonly hasLost?: boolean;
}

export interface PlacedCharacter {
  readonly name: string;
  readonly hp?: number;
  readonly energy?: number;
  readonly aura?: ElementName | readonly ElementName[];
  readonly isDefeated?: boolean;
  /** Equipment and statuses, oldest first. */
  readonly on?: readonly Placed[];
}

/** Something in play, as printed or with other numbers. */
export type Placed = string | { readonly name: string; readonly [attribute: string]: Json };

const PLAYERS = ['me', 'foe'] as const;
const games = new Map<CardPool, Game<Invokation>>();

function gameOf(pool: CardPool): Game<Invokation> {
  const game = games.get(pool) ?? defineInvokation(pool);
  games.set(pool, game);
  return game;
}

export function board(given: Board = {}): InvokationTable {
  const pool = given.pool ?? version33;
  const first = given.first ?? 'me';
  const ended = PLAYERS.find((player) => given[player]?.ended === true);
  return new InvokationTable(
    arrange(gameOf(pool), {
      seed: given.seed ?? 1,
      at: { segment: 'action' },
      turnPlayer: first,
      otp: first,
      G: {
        round: given.round ?? 1,
        first: PLAYERS.indexOf(first),
        endedFirst: ended === undefined ? -1 : PLAYERS.indexOf(ended),
      },
      players: Object.fromEntries(PLAYERS.map((player) => [player, side(pool, given[player] ?? {}, player === first)])),
    } as never),
  );
}

function side(pool: CardPool, given: Side, isFirst: boolean): object {
  let listens = 0;
  const lay = (placed: Placed, on = -1): object => {
    const { name, ...attributes } = typeof placed === 'string' ? { name: placed } : placed;
    const { usages, rounds, listens: hooks } = printed(pool, name);
    listens |= hooks;
    return { card: name, inPlay: true, on, usages, rounds, ...attributes };
  };
  const names = given.characters ?? [];
  const others = ['Diluc', 'Kaeya', 'Sucrose'].filter((name) => !names.some((is) => nameOf(is) === name));
  const characters = [...names, ...others].slice(0, 3).map((is) => (typeof is === 'string' ? { name: is } : is));
  const zones: Record<string, readonly object[]> = {
    characters: characters.map(({ name, hp, energy, aura, isDefeated }) => {
      const { maxHp, listens: hooks } = printed(pool, name);
      if (isDefeated !== true) listens |= hooks;
      const auras = typeof aura === 'string' ? [aura] : (aura ?? []);
      return {
        card: name,
        hp: isDefeated === true ? 0 : (hp ?? maxHp),
        energy: energy ?? 0,
        aura: auras.reduce((mask, element) => mask | bit(elementOf(element)), 0),
        isDefeated: isDefeated ?? false,
        inPlay: isDefeated !== true,
      };
    }),
    statuses: (given.statuses ?? []).map((placed) => lay(placed)),
    summons: (given.summons ?? []).map((placed) => lay(placed)),
    supports: (given.supports ?? []).map((placed) => lay(placed)),
    hand: (given.hand ?? []).map((card) => ({ card })),
    pile: (given.pile ?? []).map((card) => ({ card })),
  };
  for (const [place, { on }] of characters.entries()) {
    zones[`attached${place}`] = (on ?? []).map((placed) => lay(placed, place));
  }
  const dice = given.dice ?? { omni: 8 };
  return {
    ...dice,
    dice: Object.values(dice).reduce((sum, n) => sum + n, 0),
    active: given.active ?? 0,
    hasLost: given.hasLost ?? false,
    phase: given.ended === true ? PlayerPhase.end : isFirst ? PlayerPhase.action : PlayerPhase.passiveWait,
    listens,
    zones,
  };
}

const nameOf = (character: string | PlacedCharacter): string =>
  typeof character === 'string' ? character : character.name;

function printed(pool: CardPool, name: string) {
  const card = pool.cards[name];
  if (card === undefined) throw new Error(`there is no card "${name}" in version ${pool.version}`);
  return card;
}

type Shown = { readonly id: number; readonly name: string; readonly [attribute: string]: Json };

/** A table with the words of the game. Dice are paid as they come unless they are given. */
export class InvokationTable extends Table<Invokation> {
  get G() {
    return this.match.state.G;
  }
  zone(player: PlayerName, zone: string): Shown[] {
    const { zones } = this.match.snapshot();
    const seat = PLAYERS.indexOf(player);
    return zones[zone][seat].map((id) => this.match.state.ctx.cards[id] as unknown as Shown);
  }
  character(player: PlayerName, place: number): Shown {
    return this.zone(player, 'characters')[place];
  }
  /** The hp of the three, by place. */
  hp(player: PlayerName): number[] {
    return this.zone(player, 'characters').map((character) => character.hp as number);
  }
  /** The elements on a character. */
  aura(player: PlayerName, place: number): string[] {
    const mask = this.character(player, place).aura as number;
    return ELEMENT_NAMES.filter((_, element) => (mask & bit(element)) !== 0);
  }
  energy(player: PlayerName, place: number): number {
    return this.character(player, place).energy as number;
  }
  /** What is on a character, in entry order. */
  on(player: PlayerName, place: number): string[] {
    return this.zone(player, `attached${place}`).map(({ name }) => name);
  }
  /** Usages by name, in entry order: `{ Icicle: 3 }`. */
  usages(player: PlayerName, zone: 'statuses' | 'summons' | 'supports' | 'attached0' | 'attached1' | 'attached2') {
    return Object.fromEntries(this.zone(player, zone).map(({ name, usages }) => [name, usages as number]));
  }
  dice(player: PlayerName): number {
    return this.player(player).dice;
  }
  active(player: PlayerName): number {
    return this.player(player).active;
  }

  /** Cards are chosen by their names. */
  protected override named(args: NamedArgs): Args {
    return args as Args;
  }

  /** Makes the first legal action that has these answers. */
  override act(player: PlayerName, move: string, args: NamedArgs = {}): this {
    const found = this.legal(player, move).find((action) =>
      Object.entries(args).every(([name, answer]) => JSON.stringify(action.args?.[name]) === JSON.stringify(answer)),
    );
    return super.act(player, move, found?.args ?? args);
  }
  skill(player: PlayerName, skill: string, dice?: Json): this {
    return this.act(player, 'SKILL', dice === undefined ? { skill } : { skill, dice });
  }
  /** Plays a card, aimed at a character by its place, or at a card in play by its number. */
  play(player: PlayerName, card: string, args: Readonly<Record<string, Json>> = {}): this {
    return this.act(player, 'PLAY_CARD', { card, ...args });
  }
  /** The number of a character, to aim at. */
  characterId(player: PlayerName, place: number): number {
    return this.character(player, place).id;
  }
  switchTo(player: PlayerName, place: number): this {
    return this.act(player, 'SWITCH', { character: this.characterId(player, place) });
  }
  end(...players: PlayerName[]): this {
    for (const player of players) this.act(player, 'END_ROUND');
    return this;
  }
  /** Both keep their dice. */
  keepDice(): this {
    for (const player of PLAYERS) {
      if (this.match.view(player).decision?.waiting.includes(player) === true) this.act(player, 'REROLL', { dice: {} });
    }
    return this;
  }
}
