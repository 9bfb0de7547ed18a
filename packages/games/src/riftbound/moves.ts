import { type Json, type MoveDefinition, oneOf, someOf } from 'cardloom';
import { type Ability, anyIn, cardIn, cardsFor, hasEnemyOnTop, inWords, pass, type Question } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { SPEED } from './card-set.ts';
import { enterChain } from './chain.ts';
import { keepControl } from './deeds.ts';
import { canAfford, payEnergy } from './energy.ts';
import { asPlace, BASE, battlefieldAt, controls, isClosed, isShowdown, PLACES, placeOf } from './places.ts';
import type { Card, Context, Player, Riftbound } from './shape.ts';

/** What players may do. Choices list exactly what is legal. */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

const CLOSED = 'Only reactions may be played while a spell waits on the chain.';
type When = (context: Context) => true | string;
const ifOpen = (when: When): When =>
  inWords((context: Context) => (isClosed(context) ? CLOSED : when(context)), '(context) => !isClosed(context)');

/** One card of several zones for which the question is answered with yes. */
function amongZones(zonesOf: (player: Player) => readonly Player['hand'][], isPossible: Question<Riftbound>) {
  return {
    some: (context: Context): boolean => {
      for (const zone of zonesOf(context.player)) {
        for (let i = 0; i < zone.length; i++) if (isPossible(context, zone.at(i) as Card)) return true;
      }
      return false;
    },
    choice: (prompt: string) =>
      oneOf<Riftbound>(
        (context) => {
          const found: Card[] = [];
          for (const zone of zonesOf(context.player)) cardsFor(context, zone, isPossible, found);
          return found;
        },
        { prompt },
      ),
  };
}

/** The card an ability is aimed at, asked only if it chooses one. */
const targetOf = (abilityOf: (card: Card) => Ability) =>
  oneOf<Riftbound>(
    (context, { card: id }) => {
      const card = cardOf(context, id);
      const { picks } = abilityOf(card);
      return picks === null ? [] : abilities.targets(context, picks, context.player, card);
    },
    { if: (context, { card }) => abilityOf(cardOf(context, card)).picks !== null, prompt: 'Which target?' },
  );

// units, from the hand and the chosen champion

const units = amongZones(
  ({ hand, champion }) => [hand, champion],
  ({ player }, { def }) => def.type === 'unit' && canAfford(player, def.cost),
);

const canAccelerate = ({ player }: Context, { def }: Card): boolean =>
  def.keywords.accelerate > 0 && canAfford(player, def.cost + 1);

const homes = (context: Context): (Card | 'base')[] =>
  [BASE, ...PLACES]
    .filter((place) => place === BASE || controls(context, context.player, place))
    .map((place) => asPlace(context, place));

const playUnit: MoveDefinition<Riftbound> = {
  when: ifOpen((context) => units.some(context) || 'You have no unit you can pay.'),
  choices: {
    card: units.choice('Which unit do you play?'),
    to: oneOf<Riftbound>(homes, { if: (context) => homes(context).length > 1, prompt: 'Where?' }),
    enters: oneOf<Riftbound>(() => ['exhausted', 'ready'], {
      if: (context, { card }) => canAccelerate(context, cardOf(context, card)),
      prompt: 'Does it enter ready, for 1 more?',
    }),
  },
  run: (context, { card: id, to, enters }) => {
    const { coreOps, player } = context;
    const unit = cardOf(context, id);
    const isReady = enters === 'ready';
    payEnergy(player, unit.def.cost + (isReady ? 1 : 0));
    coreOps.moveCard(unit, player.field);
    unit.at = placeOf(context, to ?? 'base');
    unit.exerted = !isReady;
    coreOps.emit('played', { card: unit.id, player: player.id });
  },
};

// gear

const canPlayGear: Question<Riftbound> = ({ player }, { def }) => def.type === 'gear' && canAfford(player, def.cost);

const playGear: MoveDefinition<Riftbound> = {
  when: ifOpen(anyIn<Riftbound>(({ hand }) => hand, canPlayGear, 'You have no gear you can pay.')),
  choices: { card: cardIn<Riftbound>(({ hand }) => hand, canPlayGear, 'Which gear do you play?') },
  run: (context, { card: id }) => {
    const { coreOps, player } = context;
    const gear = cardOf(context, id);
    payEnergy(player, gear.def.cost);
    coreOps.moveCard(gear, player.gear);
    coreOps.emit('played', { card: gear.id, player: player.id });
  },
};

// spells

/** The slowest that may be played now. */
const neededSpeed = (context: Context): number =>
  isClosed(context) ? SPEED.reaction : isShowdown(context) ? SPEED.action : SPEED.slow;

const canCast: Question<Riftbound> = (context, spell) => {
  const { def } = spell;
  const { player, zones } = context;
  if (def.type !== 'spell' || def.speed < neededSpeed(context) || !canAfford(player, def.cost)) return false;
  if (def.negates && !hasEnemyOnTop(zones.chain, player)) return false;
  return abilities.canUse(context, def.onPlay, player, spell);
};

const cast: MoveDefinition<Riftbound> = {
  when: anyIn<Riftbound>(({ hand }) => hand, canCast, 'You have no spell for this moment that you can pay and aim.'),
  choices: {
    card: cardIn<Riftbound>(({ hand }) => hand, canCast, 'Which spell do you play?'),
    target: targetOf(({ def }) => def.onPlay),
  },
  run: (context, { card, target }) => enterChain(context, cardOf(context, card), target),
};

/** In the action phase there is something to let pass only while a chain exists. */
const passOnChain: MoveDefinition<Riftbound> = {
  ...pass,
  when: (context) => isClosed(context) || 'There is nothing on the chain: play, move, or end your turn.',
};

// abilities of units, gear and the legend

const sources = amongZones(
  ({ field, gear, legend }) => [field, gear, legend],
  (context, card) => {
    const [ability] = card.def.activated;
    if (ability === undefined || (ability.exert && card.exerted)) return false;
    return canAfford(context.player, ability.cost) && abilities.canUse(context, ability, context.player, card);
  },
);

const activate: MoveDefinition<Riftbound> = {
  when: ifOpen((context) => sources.some(context) || 'You have no ability to activate now.'),
  choices: { card: sources.choice('Whose ability?'), target: targetOf(({ def }) => def.activated[0]) },
  run: (context, { card: id, target }) => {
    const { coreOps, player } = context;
    const card = cardOf(context, id);
    const [ability] = card.def.activated;
    if (ability.exert) card.exerted = true;
    payEnergy(player, ability.cost);
    coreOps.emit('activated', { card: card.id, player: player.id });
    const aimed = target === undefined ? undefined : cardOf(context, target);
    abilities.use(context, ability, { player, source: card, target: aimed, about: undefined });
  },
};

// the standard move

/** From the base to a battlefield and back; from one battlefield to the other only with Ganking. */
const canMove = ({ exerted, at, def }: Card, to: number): boolean =>
  !exerted && at !== to && (at === BASE || to === BASE || def.keywords.ganking > 0);

function someCanMove({ field }: Player, to: number): boolean {
  for (let i = 0; i < field.length; i++) if (canMove(field.at(i) as Card, to)) return true;
  return false;
}

const move: MoveDefinition<Riftbound> = {
  when: ifOpen(
    ({ player }) =>
      someCanMove(player, BASE) || PLACES.some((place) => someCanMove(player, place)) || 'You have no ready unit.',
  ),
  choices: {
    to: oneOf<Riftbound>(
      (context) =>
        [BASE, ...PLACES].filter((place) => someCanMove(context.player, place)).map((place) => asPlace(context, place)),
      { prompt: 'Where to?' },
    ),
    units: someOf<Riftbound>(
      (context, { to }) => {
        const place = placeOf(context, to);
        return cardsFor(context, context.player.field, (_context, unit) => canMove(unit, place));
      },
      { min: 1, prompt: 'Which units?' },
    ),
  },
  run: (context, { to, units: ids }) => {
    const { G, coreOps, player } = context;
    const place = placeOf(context, to);
    const moved = (ids as readonly number[]).map((id) => cardOf(context, id));
    coreOps.emit('moved', { player: player.id, cards: ids, to: place });
    const origins = moved.map(({ at }) => at);
    for (const unit of moved) {
      unit.exerted = true;
      unit.at = place;
    }
    for (const origin of origins) keepControl(context, player, origin);
    for (const unit of moved) coreOps.emit('moves', { card: unit.id, player: player.id });
    if (place === BASE || controls(context, player, place)) return;
    G.place = place;
    G.contester = player.seat;
    coreOps.emit('contested', { card: battlefieldAt(context, place).id, player: player.id });
    coreOps.endPhase();
  },
};

const endTurn: MoveDefinition<Riftbound> = {
  when: ifOpen(() => true),
  choices: {},
  run: ({ coreOps }) => void coreOps.endPhase(),
};

export const actionMoves = { playUnit, playGear, cast, activate, move, endTurn, pass: passOnChain };
export const showdownMoves = { cast, pass };
