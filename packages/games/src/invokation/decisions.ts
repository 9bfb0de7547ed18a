import { placeOf } from './board.ts';
import { switchActive } from './defeat.ts';
import * as dice from './dice.ts';
import { forgetHappenings } from './happenings.ts';
import { kit } from './kit.ts';
import { isStandbyOf, standbysOf } from './moves/switch.ts';
import { PlayerPhase } from './player-phase.ts';

/** Questions outside the action phase, and after a defeat. Both players answer at once and in secret. */

/** Cards go back into the pile and as many are drawn, while possible none of the names that went back. */
const exchange = kit
  .decision('EXCHANGE')
  .cards('cards', ({ player }) => player.hand, { prompt: 'Which cards go back?' })
  .run(({ player, coreOps }, { cards: back }) => {
    const { pile, hand } = player;
    const names = new Set(back.map(({ name }) => name));
    for (const card of back) coreOps.moveCard(card, pile);
    if (back.length > 0) coreOps.shuffle(pile);
    for (let i = 0; i < back.length; i++) {
      const drawn = pile.cards.findLast(({ name }) => !names.has(name)) ?? pile.top;
      if (drawn !== undefined) coreOps.moveCard(drawn, hand);
    }
    coreOps.emit('EXCHANGED', { player, count: back.length });
    player.phase = PlayerPhase.end;
  });

const chooseActive = kit
  .decision('CHOOSE_ACTIVE')
  .card('character', ({ player }) => player.characters, { prompt: 'Which character begins?' })
  .run((context, { character }) => {
    const { player } = context;
    switchActive(context, player, placeOf(character));
    // to begin with somebody is no switch
    forgetHappenings(context);
    player.phase = PlayerPhase.end;
  });

/** Which dice are thrown again; none ends it. */
const reroll = kit
  .decision('REROLL')
  .payment(
    'dice',
    {
      pool: ({ player }) => dice.purse(player),
      list: ({ player }) => ({ length: dice.countSets(player), at: (index) => dice.setAt(player, index) }),
    },
    { prompt: 'Which dice are thrown again?' },
  )
  .run((context, { dice: chosen }) => {
    const { player, coreOps } = context;
    let count = 0;
    for (const face in chosen) count += chosen[face];
    player.rerolls = count === 0 ? 0 : player.rerolls - 1;
    if (count === 0) return;
    dice.spend(player, chosen);
    dice.roll(context, player, count);
    coreOps.emit('ROLLED', { player, count });
  });

/** The active character was defeated: who comes in. If both choose, the current player's comes first. */
const replace = kit
  .decision('SWITCH')
  .card('character', ({ player }) => standbysOf(player), { has: isStandbyOf, prompt: 'Who comes in?' })
  .run((context, { character }) => {
    const { player, turnPlayer, coreOps } = context;
    if (player === turnPlayer) switchActive(context, player, placeOf(character));
    else coreOps.interrupt({ do: 'comeIn', character });
  });

export const decisions = { EXCHANGE: exchange, CHOOSE_ACTIVE: chooseActive, REROLL: reroll, SWITCH: replace };
