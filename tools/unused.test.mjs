import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const knip = `${root}tools/node_modules/knip/bin/knip.js`;

/** Files, exports and dependencies that nothing uses are dead weight; `knip.json` says where use begins. */
it.runIf(existsSync(knip))('everything that is written is used', () => {
  const { stdout, status } = spawnSync(process.execPath, [knip, '--no-progress', '--no-config-hints'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
