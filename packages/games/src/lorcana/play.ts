import { canPay, countReady, pay } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { inHand } from './choosing.ts';
import { isCharacter } from './deeds.ts';
import { type Card, type Context, kit } from './kit.ts';

/** Cards out of the hand: into the inkwell, into play, or sung. */

const inkable = inHand(
  ({ player }, { def }) => !player.hasInked && def.inkable,
  ({ player }) => (player.hasInked ? 'cannot follow another one this turn' : 'has no mark for the inkwell'),
);
const anyInkable = inkable.any('No card in your hand can be put into the inkwell.');

/** Shown to everybody, then face down. */
export const ink = kit
  .move()
  .when((context) =>
    context.player.hasInked ? 'You have put a card into your inkwell this turn.' : anyInkable(context),
  )
  .card('card', inkable.in, { has: inkable.has, prompt: 'Which card becomes ink?' })
  .run(({ coreOps, player }, { card }) => {
    coreOps.reveal(card);
    coreOps.moveCard(card, player.inkwell);
    player.hasInked = true;
    coreOps.emit('inked', { card, player });
  });

const playable = inHand(
  (context, card) =>
    canPay(context.player.inkwell, card.def.cost) && abilities.canUse(context, card.def.onPlay, context.player, card),
  ({ player: { inkwell } }, { def: { cost } }) =>
    canPay(inkwell, cost) ? 'has nothing to aim at' : `costs ${cost}, and you have ${countReady(inkwell)} ready ink`,
);

export const play = kit
  .move()
  .when(playable.any('You cannot play a card: not enough ready ink, or nothing to aim at.'))
  .card('card', playable.in, { has: playable.has, prompt: 'Which card do you play?' })
  .card('target', ...abilities.aimed((card) => card.def.onPlay))
  // Bodyguard may enter play exerted
  .value('enters', () => ['ready', 'exerted'], {
    if: (_context, { card }) => card.def.keywords.bodyguard > 0,
    prompt: 'How does {it} enter play?',
  })
  .run((context, { card, target, enters }) => {
    pay(context.player.inkwell, card.def.cost);
    if (card.def.type === 'action') playAction(context, card, target);
    else enterPlay(context, card, enters === 'exerted');
  });

function enterPlay({ coreOps, player }: Context, card: Card, exerted: boolean): void {
  coreOps.moveCard(card, player.play);
  if (isCharacter(card)) card.drying = true;
  if (exerted) card.exerted = true;
  coreOps.emit('played', { card, player });
}

function playAction(context: Context, card: Card, target: Card | undefined): void {
  const { coreOps, player } = context;
  coreOps.moveCard(card, player.discard);
  coreOps.emit('played', { card, player });
  abilities.use(context, card.def.onPlay, { player, source: card, target, about: undefined });
}

/** A dry, ready character sings a song of its cost or less; Singer counts as its number. */
const canSing = (singer: Card, song: Card): boolean =>
  isCharacter(singer) &&
  !singer.exerted &&
  !singer.drying &&
  Math.max(singer.def.cost, singer.def.keywords.singer) >= song.def.cost;

const songs = inHand(
  (context, song) =>
    song.def.isSong &&
    abilities.canUse(context, song.def.onPlay, context.player, song) &&
    context.player.play.some((singer) => canSing(singer, song)),
);

export const sing = kit
  .move()
  .when(songs.any('You have no song that a ready character of yours can sing.'))
  .card('card', songs.in, { has: songs.has, prompt: 'Which song?' })
  .card('singer', ({ player }, { card: song }) => player.play.filter((singer) => canSing(singer, song)), {
    prompt: 'Who sings {it}?',
  })
  .card('target', ...abilities.aimed((card) => card.def.onPlay))
  .run((context, { card: song, singer, target }) => {
    singer.exerted = true;
    context.coreOps.emit('sang', { card: singer, song, player: context.player });
    playAction(context, song, target);
  });
