import { cardsIn, hasEnemyOnTop, pass, passOn } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { SPEED } from './card-set.ts';
import { enterChain } from './chain.ts';
import { keepControl } from './deeds.ts';
import { canAfford, payEnergy } from './energy.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';
import {
  asPlace,
  BASE,
  BASE_AND_PLACES,
  battlefieldAt,
  controls,
  isClosed,
  isShowdown,
  PLACES,
  type PlaceAnswer,
  placeOf,
} from './places.ts';

/** What players may do. Choices list exactly what is legal. */

type IsPossible = (context: Context, card: Card) => boolean;
type WhyNot = (context: Context, card: Card) => string | null;
const inHand = (isPossible: IsPossible, whyNot?: WhyNot) =>
  cardsIn<Context, Card, Player>(({ hand }) => hand, isPossible, whyNot);

const CLOSED = 'Only reactions may be played while a spell waits on the chain.';
const ifOpen =
  (when: (context: Context) => true | string) =>
  (context: Context): true | string =>
    isClosed(context) ? CLOSED : when(context);

/** One card of several zones that is possible. */
const amongZones = (zonesOf: (player: Player) => readonly Player['hand'][], isPossible: IsPossible) => ({
  in: (context: Context): Card[] => {
    const found: Card[] = [];
    for (const zone of zonesOf(context.player)) {
      for (const card of zone) if (isPossible(context, card)) found.push(card);
    }
    return found;
  },
  any: (reason: string) =>
    ifOpen(
      (context) => zonesOf(context.player).some((zone) => zone.some((card) => isPossible(context, card))) || reason,
    ),
});

const tooDear = ({ cost }: Card['def']): string => `costs ${cost}, which you cannot pay`;

// units, from the hand and the chosen champion

const units = amongZones(
  ({ hand, champion }) => [hand, champion],
  ({ player }, { def }) => def.type === 'unit' && canAfford(player, def.cost),
);

function homes(context: Context): PlaceAnswer[] {
  const found: PlaceAnswer[] = ['base'];
  for (const place of PLACES) if (controls(context, context.player, place)) found.push(asPlace(context, place));
  return found;
}

const playUnit = kit
  .move()
  .when(units.any('You have no unit you can pay.'))
  .card('card', units.in, {
    has: (context, card) => {
      const { hand, champion } = context.player;
      if (card.def.type !== 'unit' || (!hand.has(card) && !champion.has(card))) return false;
      return canAfford(context.player, card.def.cost) || tooDear(card.def);
    },
    prompt: 'Which unit do you play?',
  })
  .value('to', homes, {
    if: (context) => PLACES.some((place) => controls(context, context.player, place)),
    prompt: 'Where does {it} enter?',
  })
  .value('enters', () => ['exhausted', 'ready'], {
    if: ({ player }, { card: { def } }) => def.keywords.accelerate > 0 && canAfford(player, def.cost + 1),
    prompt: 'Does {it} enter ready, for 1 more?',
  })
  .run((context, { card: unit, to, enters }) => {
    const { coreOps, player } = context;
    const isReady = enters === 'ready';
    payEnergy(player, unit.def.cost + (isReady ? 1 : 0));
    coreOps.moveCard(unit, player.field);
    unit.at = placeOf(context, to ?? 'base');
    unit.exerted = !isReady;
    coreOps.emit('played', { card: unit, player });
  });

// gear

const gears = inHand(
  ({ player }, { def }) => def.type === 'gear' && canAfford(player, def.cost),
  (_context, { def }) => (def.type === 'gear' ? tooDear(def) : null),
);

const playGear = kit
  .move()
  .when(ifOpen(gears.any('You have no gear you can pay.')))
  .card('card', gears.in, { has: gears.has, prompt: 'Which gear do you play?' })
  .run(({ coreOps, player }, { card: gear }) => {
    payEnergy(player, gear.def.cost);
    coreOps.moveCard(gear, player.gear);
    coreOps.emit('played', { card: gear, player });
  });

// spells

/** The slowest that may be played now. */
const neededSpeed = (context: Context): number =>
  isClosed(context) ? SPEED.reaction : isShowdown(context) ? SPEED.action : SPEED.slow;

const spells = inHand(
  (context, spell) => {
    const { def } = spell;
    const { player, zones } = context;
    if (def.type !== 'spell' || def.speed < neededSpeed(context) || !canAfford(player, def.cost)) return false;
    if (def.negates && !hasEnemyOnTop(zones.chain, player)) return false;
    return abilities.canUse(context, def.onPlay, player, spell);
  },
  (context, { def }) => {
    if (def.type !== 'spell') return null;
    if (def.speed < neededSpeed(context)) return 'is too slow for this moment';
    return canAfford(context.player, def.cost) ? 'has nothing to aim at' : tooDear(def);
  },
);

const cast = kit
  .move()
  .when(spells.any('You have no spell for this moment that you can pay and aim.'))
  .card('card', spells.in, { has: spells.has, prompt: 'Which spell do you play?' })
  .card('target', ...abilities.aimed((card) => card.def.onPlay))
  .run((context, { card, target }) => enterChain(context, card, target));

/** In the action phase there is something to let pass only while a chain exists. */
const passOnChain = kit
  .move()
  .when((context) => isClosed(context) || 'There is nothing on the chain: play, move, or end your turn.')
  .run(passOn);

// abilities of units, gear and the legend

const sources = amongZones(
  ({ field, gear, legend }) => [field, gear, legend],
  (context, card) => {
    const [ability] = card.def.activated;
    if (ability === undefined || (ability.exert && card.exerted)) return false;
    return canAfford(context.player, ability.cost) && abilities.canUse(context, ability, context.player, card);
  },
);

const activate = kit
  .move()
  .when(sources.any('You have no ability to activate now.'))
  .card('card', sources.in, { prompt: 'Whose ability?' })
  .card('target', ...abilities.aimed((card) => card.def.activated[0]))
  .run((context, { card, target }) => {
    const { coreOps, player } = context;
    const [ability] = card.def.activated;
    if (ability.exert) card.exerted = true;
    payEnergy(player, ability.cost);
    coreOps.emit('activated', { card, player });
    abilities.use(context, ability, { player, source: card, target, about: undefined });
  });

// the standard move

/** From the base to a battlefield and back; from one battlefield to the other only with Ganking. */
const canMove = ({ exerted, at, def }: Card, to: number): boolean =>
  !exerted && at !== to && (at === BASE || to === BASE || def.keywords.ganking > 0);

const someCanMove = ({ field }: Player, to: number): boolean => field.some((unit) => canMove(unit, to));

const move = kit
  .move()
  .when(
    ifOpen(({ player }) => BASE_AND_PLACES.some((place) => someCanMove(player, place)) || 'You have no ready unit.'),
  )
  .value(
    'to',
    (context) =>
      BASE_AND_PLACES.filter((place) => someCanMove(context.player, place)).map((place) => asPlace(context, place)),
    { prompt: 'Where do your units move?' },
  )
  .cards(
    'units',
    (context, { to }) => {
      const place = placeOf(context, to);
      return { from: context.player.field.filter((unit) => canMove(unit, place)), min: 1 };
    },
    { prompt: 'Which units move?' },
  )
  .run((context, { to, units: moved }) => {
    const { G, coreOps, player } = context;
    const place = placeOf(context, to);
    coreOps.emit('moved', { player, cards: moved, to: place });
    const origins = moved.map(({ at }) => at);
    for (const unit of moved) {
      unit.exerted = true;
      unit.at = place;
    }
    for (const origin of origins) keepControl(context, player, origin);
    for (const unit of moved) coreOps.emit('moves', { card: unit, player });
    if (place === BASE || controls(context, player, place)) return;
    G.place = place;
    G.contester = player.seat;
    coreOps.emit('contested', { card: battlefieldAt(context, place), player });
    coreOps.endPhase();
  });

const endTurn = kit
  .move()
  .when(ifOpen(() => true))
  .run(({ coreOps }) => void coreOps.endPhase());

export const actionMoves = { playUnit, playGear, cast, activate, move, endTurn, pass: passOnChain };
export const showdownMoves = { cast, pass };
