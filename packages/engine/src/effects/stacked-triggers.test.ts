import { describe, expect, it } from 'vitest';
import { orderOf, type Rules } from '../define.fixture.ts';
import { type Caught, restore, type Snapshot } from '../index.ts';
import { act, log, type Stage, type StageContext, type StageMatch, say, stage, tryTo } from './stage.fixture.ts';

type Name = 'bell' | 'drum' | 'stone';
const put = (context: StageContext, name: Name, seat = 0) =>
  context.coreOps.createCard(name, context.players[seat].board);
const ring = ({ coreOps }: StageContext): void => coreOps.emit('RANG', {});

const stacked: Rules<Stage> = {
  frames: { at: 'priority', first: 'checks' },
  triggers: {
    zones: ['board'],
    listens: (def) => def.hears,
    stacked: {
      catch: (_context, card) =>
        card.dmg > 0 ? undefined : [{ player: card.owner.id, text: `${card.owner.id}.${card.name}${card.id}` }],
      put: 'put',
      ask: 'order',
    },
  },
  effects: {
    put: (context, { triggers }) => putAll(context, triggers as readonly Caught[]),
  },
  decisions: {
    order: {
      choices: { order: orderOf<Stage>((_context, _args, { triggers }: Waiting) => triggers.map((_, i) => i)) },
      run: (context, { order }, { triggers }) =>
        putAll(
          context,
          (order as readonly number[]).map((i) => (triggers as readonly Caught[])[i]),
        ),
    },
  },
};
interface Waiting {
  readonly triggers: readonly Caught[];
}
const putAll = (context: StageContext, triggers: readonly Caught[]): void =>
  say(context, triggers.map(({ text }) => text).join('+'));
const three = (): StageMatch => stage(stacked, { players: ['ann', 'bo', 'cy'] });

describe('triggers that are put on a stack', () => {
  it('each player in turn order from the turn player, several in an order of their own', () => {
    const match = three();
    act(match, (context) => {
      context.coreOps.setTurnPlayer('bo');
      put(context, 'bell', 0);
      put(context, 'bell', 1);
      put(context, 'bell', 2);
      put(context, 'drum', 2);
    });
    act(match, ring);
    // bo's is put, cy is asked, ann comes last
    expect(log(match)).toBe('bo.bell2');
    expect(match.act({ player: 'ann', move: 'order', args: { order: [0, 1] } }).ok).toBe(false);
    const saved = JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;
    match.processAction({ player: 'cy', move: 'order', args: { order: [1, 0] } });
    expect(log(match)).toBe('bo.bell2 cy.drum4+cy.bell3 ann.bell1');
    const again = restore(match.game, saved);
    again.processAction({ player: 'cy', move: 'order', args: { order: [0, 1] } });
    expect(log(again)).toBe('bo.bell2 cy.bell3+cy.drum4 ann.bell1');
  });

  it('what triggers is settled as the event happens, with what it remembers of that moment', () => {
    const match = three();
    act(match, (context) => {
      const hurt = put(context, 'bell');
      const gone = put(context, 'drum', 1);
      hurt.dmg = 1;
      ring(context);
      hurt.dmg = 0;
      context.coreOps.removeCard(gone);
      put(context, 'bell', 2);
    });
    expect(log(match)).toBe('bo.drum2');
  });

  it('whoever has left puts none, and is not asked', () => {
    const match = three();
    act(match, (context) => {
      put(context, 'bell', 1);
      put(context, 'drum', 1);
      put(context, 'bell', 2);
    });
    act(match, (context) => {
      ring(context);
      context.coreOps.leave('bo');
    });
    expect(log(match)).toBe('cy.bell3');
    const asked = three();
    act(asked, (context) => {
      put(context, 'bell', 1);
      put(context, 'drum', 1);
      put(context, 'bell', 2);
    });
    act(asked, ring);
    asked.processAction({ player: 'bo', move: 'concede' });
    expect(log(asked)).toBe('cy.bell3');
  });

  it('triggers can be made without a card, looked for, and dropped', () => {
    const match = three();
    let seen: boolean[] = [];
    act(match, ({ coreOps }) => {
      seen = [coreOps.hasTriggers()];
      coreOps.trigger({ player: 'cy', text: 'later' });
      seen.push(coreOps.hasTriggers());
    });
    expect([seen, log(match)]).toEqual([[false, true], 'later']);
    act(match, ({ coreOps }) => {
      coreOps.trigger({ player: 'cy', text: 'never' });
      coreOps.dropTriggers();
    });
    expect(log(match)).toBe('later');
    expect(tryTo(match, ({ coreOps }) => coreOps.trigger({ player: 'nobody' })).ok).toBe(false);
    expect(tryTo(stage(), ({ coreOps }) => coreOps.trigger({ player: 'ann' })).ok).toBe(false);
  });

  it('a game says either what triggers do or how they are stacked', () => {
    const triggers = { ...stacked.triggers, fire: () => undefined };
    expect(() => stage({ ...stacked, triggers } as never)).toThrow(/either `fire` or `stacked`/);
    expect(() => stage({ ...stacked, effects: {} })).toThrow(/stacked.put.*"put"/);
  });
});
