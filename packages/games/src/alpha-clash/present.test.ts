import { moveWords } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board } from './board.fixture.ts';
import { alphaClash } from './definition.ts';
import { presentation } from './present.ts';

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', { timeout: 60_000 }, () => {
    expect(presentationProblems(alphaClash, presentation)).toEqual([]);
  });

  it('shows Contenders, Clash cards, weapons, the Clashground, the clash and the Standby', () => {
    const table = board({
      ann: { hand: ['twin_blades', 'heavy_swing'], resources: 4, clash: ['smoke_twin'], traps: ['echo_mine'] },
      bo: { clash: [{ card: 'riot_wall', exerted: true, damage: 1 }, 'alley_cadet'], traps: ['pitfall'] },
      ground: { card: 'quiet_harbor', owner: 'bo' },
    });
    const [, twin] = table.ids('field', 'ann');
    const [contender, , cadet] = table.ids('field', 'bo');
    table.act('ann', 'play', { card: table.id('twin_blades', 'hand', 'ann'), target: twin });
    table.act('bo', 'answer', { card: null });
    table.act('ann', 'initiateClash', { card: twin, target: contender });
    table.act('bo', 'pass').act('bo', 'obstruct', { cards: [cadet] });
    table.act('ann', 'buff', { card: table.id('heavy_swing', 'hand', 'ann') });
    expect(`\n${tableText(presentation, table.match.view('ann'))}\n`).toMatchInlineSnapshot(`
      "
      clashground: Quiet Harbor [2] +0/+1 (clashground, {bo:own})
      {#15} attacks {#35}
      standby: Heavy Swing [1] +3/+0 (buff, {ann:own}) → 15
      bo: ◂ health 20 · resources ready 0 of 0
        field: ►Marshal Quill 1/1 (contender) · ↷Riot Wall [3] 2/5 · ↷Alley Cadet [1] 1/3▲ (obstructs)
        deck 12 · oblivion 0
        traps: 1 hidden
      ann: ● health 20 · resources ready 0 of 4
        field: Marshal Quill 1/1 (contender) · ►↷Smoke Twin [3] 5▲/4▲ (Twin Blades [3] +2/+1 (weapon)) → 35
        deck 12 · oblivion 0
        traps: Echo Mine [1] (trap)
      "
    `);
  });
});

describe('options in words', () => {
  it('moves and declining', () => {
    const table = board({ ann: { clash: ['smoke_twin'] } });
    const view = table.match.view('ann');
    expect(moveWords(presentation, 'endTurn', view)).toBe('end your turn');
    expect(presentation.label?.(null, 'card', view)).toBe('no answer');
    expect(presentation.label?.(null, 'target', view)).toBe('no target');
  });
});
