import { knownIn, number, present, type Tone, words, zoneOf } from '@cardloom/parts/present';
import type { invokation } from './definition.ts';
import { ELEMENT_NAMES, FACES } from './elements.ts';
import { facts } from './facts.generated.ts';
import type { Facts } from './facts.ts';
import { auraText } from './look.ts';
import { PlayerPhase } from './player-phase.ts';
import { wording } from './wording.ts';

const TONES: readonly Tone[] = ['bone', 'sky', 'ember', 'violet', 'teal', 'gold', 'moss'];
const KIND_TONES: Readonly<Record<string, Tone>> = {
  weapon: 'steel',
  artifact: 'bone',
  support: 'clay',
  event: 'gold',
};

export const presentation = present<typeof invokation, Facts>({
  late: ['END_ROUND'],
  ...wording,
  facts,
  tones: { ...Object.fromEntries(ELEMENT_NAMES.map((name, i) => [name, TONES[i]])), omni: 'clay' },
  when: ({ G }) => (G.round === 0 ? '' : `round ${G.round}`),
  side: [
    { slots: 'characters', under: ['attached0', 'attached1', 'attached2'] },
    { row: 'statuses' },
    { row: 'summons' },
    { row: 'supports' },
    { piles: ['pile'] },
    {
      name: 'your dice',
      // those of others are only counted
      dice: ({ player, id, view }) =>
        id === view.viewer
          ? FACES.filter((face) => player[face] > 0).map((face) => ({ name: face, value: player[face] }))
          : [],
    },
    { hand: 'hand' },
  ],
  hidden: ['discard'],
  among: (choice, view) => {
    if (choice !== 'skill' || view.viewer === null) return undefined;
    const { active } = view.players[view.viewer] as unknown as { readonly active: number };
    const name = knownIn(zoneOf(view, 'characters', view.viewer))[active]?.name;
    return facts[String(name)]?.skills.map((skill) => skill.name);
  },
  player: ({ player, id, view }) => [
    { name: 'hp in all', value: knownIn(view.zones.characters[id]).reduce((sum, { hp }) => sum + hp, 0) },
    { name: 'dice', value: player.dice },
  ],
  marks: ({ player, view }) =>
    words(player.phase === PlayerPhase.end && view.ctx.currentSegment === 'action' && 'ended the round'),
  card: ({ card, facts: { title, kind, text, element, maxHp, maxEnergy, cost }, zone, player, view }) => {
    const isCharacter = kind === 'character';
    const place = player === null ? -1 : view.players[player].active;
    const active = player === null ? undefined : knownIn(view.zones.characters[player])[place];
    const energy = `${'●'.repeat(card.energy)}${'○'.repeat(Math.max(0, maxEnergy - card.energy))}`;
    const shown = !isCharacter && card.element >= 0 ? card.element : element;
    return {
      title,
      text,
      kind,
      tone: TONES[shown] ?? KIND_TONES[kind] ?? 'steel',
      ...(cost !== '' && zone === 'hand' ? { cost } : {}),
      numbers: isCharacter
        ? [number('hp', card.hp, maxHp)]
        : words(card.usages > 0 && String(card.usages)).map((value) => ({ name: 'usages', value })),
      marks: words(
        isCharacter && energy,
        isCharacter && auraText(card.aura),
        card.isDefeated && 'defeated',
        !isCharacter && card.usages === 0 && card.rounds > 1 && `${card.rounds} rounds`,
        !isCharacter && card.element >= 0 && ELEMENT_NAMES[card.element],
      ),
      faded: card.isDefeated,
      active: isCharacter && active?.id === card.id,
    };
  },
});
