import { spawn } from 'node:child_process';

/** Shows an address in the browser of whoever sits here; where there is no display, nothing happens. */
export function openBrowser(url: string): void {
  const command = commandFor(process.platform);
  if (command === null) return;
  const [program, ...args] = command;
  // without a browser the address, which was printed, is enough
  spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function commandFor(platform: NodeJS.Platform): readonly [string, ...string[]] | null {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  const hasDisplay = process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined;
  return hasDisplay ? ['xdg-open'] : null;
}
