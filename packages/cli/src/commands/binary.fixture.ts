import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

// a process takes a second to start on a busy machine, and some tests start several
vi.setConfig({ testTimeout: 60_000 });

/** The real command, as it was built, run by itself. */
const BINARY = fileURLToPath(new URL('../../bin/cardloom.mjs', import.meta.url));

/** A game that is in no registry. */
export const TIDE = fileURLToPath(new URL('./tide.fixture.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function cardloom(args: readonly string[], cwd?: string): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...args], {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs it, interrupts it as Ctrl-C does, and waits for its end. */
export function interrupted(args: readonly string[], afterMs: number, cwd?: string): Promise<Ran> {
  const child = spawn(process.execPath, [BINARY, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const timer = setTimeout(() => child.kill('SIGINT'), afterMs);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, out, err });
    });
  });
}

/** Somewhere to write, gone afterwards. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'cardloom-'));

  file(name: string): string {
    return join(this.path, name);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
