import { expect, it } from 'vitest';
import { runTask, tasksOf } from './tasks.mjs';

// a glimpse of what `npm run fuzz` does; the whole campaign's result is in bench/results/fuzz.json
const counts = { actions: 3000, snapshots: 150, replays: 200, cardFiles: 100 };

it.each([...tasksOf({ seed: 5, counts, kinds: Object.keys(counts) })])(
  '$kind against $subject: nothing gives way',
  async (task) => {
    const { findings, throws, stateChanges, accepted, [task.kind]: tried } = await runTask(task);
    expect(findings.filter(({ fault }) => fault !== 'slow')).toEqual([]);
    expect({ throws, stateChanges, accepted, tried }).toEqual({
      throws: 0,
      stateChanges: 0,
      accepted: 0,
      tried: task.count,
    });
  },
);
