import { describe, expect, it } from 'vitest';
import type { TriggerEvent } from './card.ts';
import { instant, table, written } from './table.fixture.ts';

/** `whose` is about the permanent (or the doer), `against` about the player who is attacked or damaged (CR 508.2a, 603.2). */

const WATCHERS: Readonly<Record<string, string>> = {
  mine: 'whose: you',
  theirs: 'whose: an opponent',
  'at me': 'against: you',
  'at others': 'against: an opponent',
  'theirs at me': 'whose: an opponent, against: you',
  'theirs at others': 'whose: an opponent, against: an opponent',
  'mine at others': 'whose: you, against: an opponent',
};

const watchers = (on: TriggerEvent) =>
  written(
    `cards:${Object.entries(WATCHERS)
      .map(
        ([name, words]) => `
  - id: ${name.replaceAll(' ', '-')}
    name: ${name}
    cost: 1
    type: Artifact
    abilities: [{kind: triggered, on: ${on}, creature: true, ${words}, effects: [{op: gain, n: 1}], text: You gain 1 life.}]`,
      )
      .join('')}`,
  );

/** Which of A's watchers trigger. */
function heard(on: TriggerEvent, attacker: string, attacked: string): string[] {
  const cards = watchers(on);
  const battlefield = Object.keys(WATCHERS);
  const t = table({
    players: 3,
    cards,
    first: attacker,
    A: { battlefield: attacker === 'A' ? ['Meadow Cub', ...battlefield] : battlefield },
    B: { battlefield: attacker === 'B' ? ['Meadow Cub'] : [] },
  });
  t.to('declareAttackers').attack(attacker, { 'Meadow Cub': attacked });
  if (on === 'combatDamageToPlayer') t.to('combatDamage');
  expect(t.asked).toBe('orderTriggers A');
  const waiting = t.match.view('A').decision?.data as { readonly triggers: readonly { readonly source: number }[] };
  return waiting.triggers.map(({ source }) => t.ctx.cards[source].name);
}

describe.each(['attacks', 'combatDamageToPlayer'] as const)('"%s"', (on) => {
  it('a creature of yours', () => {
    expect(heard(on, 'A', 'B')).toEqual(['mine', 'at others', 'mine at others']);
  });
  it('a creature of an opponent, against you', () => {
    expect(heard(on, 'B', 'A')).toEqual(['theirs', 'at me', 'theirs at me']);
  });
  it('a creature of an opponent, against another one', () => {
    expect(heard(on, 'B', 'C')).toEqual(['theirs', 'at others', 'theirs at others']);
  });
});

it('a creature is "yours" while you control it, whoever owns it; "that player" is who is attacked', () => {
  const cards = [
    ...written(`
cards:
  - id: toll
    name: Toll
    cost: 1
    type: Artifact
    abilities:
      - kind: triggered
        on: attacks
        creature: true
        whose: you
        effects: [{op: lose, n: 3, who: that player}]
        text: Whenever a creature you control attacks, the player it attacks loses 3 life.
`),
    instant('Snatch', [{ op: 'control', what: 'target', until: 'perm' }], { kind: 'creature' }),
  ];
  const t = table({
    cards,
    A: { battlefield: ['Toll'], hand: ['Snatch'] },
    B: { battlefield: ['Spark Runner', 'Toll'] },
  });
  t.to('precombat').cast('A', 'Snatch', 'Spark Runner').empty();
  t.to('declareAttackers').attack('A', { 'Spark Runner': 'C' }).empty();
  expect(t.life('A', 'B', 'C', 'D')).toEqual([40, 40, 37, 40]);
});

it('each attacker triggers by itself, and only for its own defender', () => {
  const t = table({
    cards: watchers('attacks'),
    A: { battlefield: ['Meadow Cub', 'Ridge Ogre', 'Gust Drake'] },
    B: { battlefield: ['at me'] },
    C: { battlefield: ['at me'] },
  });
  t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B', 'Ridge Ogre': 'C', 'Gust Drake': 'B' });
  t.act('B', 'orderTriggers', { order: [0, 1] }).empty();
  expect(t.life('B', 'C')).toEqual([42, 41]);
});
