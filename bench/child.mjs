// Runs a module in a process of its own, in production mode, and gives what it prints as JSON.
import { spawnSync } from 'node:child_process';

export function inChild(module, args, flags = []) {
  const { status, stdout } = spawnSync(process.execPath, [...flags, module, ...args.map(String)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`failed: ${[module, ...args].join(' ')}`);
  return JSON.parse(stdout);
}
