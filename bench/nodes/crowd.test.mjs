import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('people who are on their way to a table when the others leave do not keep the process', async () => {
  const script = `
    const { Crowd } = await import('./crowd.mjs');
    const crowd = new Crowd(() => ['http://127.0.0.1:1']);
    void crowd.sit(2);
    await new Promise((later) => setTimeout(later, 300));
    await crowd.leave();
    console.log('left');`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    timeout: 30_000,
  });
  expect((await run).stdout).toBe('left\n');
});
