// npm start: the table in the browser; with --terminal, in this terminal. Other options go to vite or to cardloom play.
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--terminal');
const run = (command, more = []) =>
  spawnSync('npx', ['--no-install', ...command.split(' '), ...more], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status ?? 1;

if (args.length === given.length) process.exitCode = run('vite', args);
else
  process.exitCode =
    run('vite build --ssr src/game.ts --outDir dist/rules --logLevel error') ||
    run('cardloom play dist/rules/game.js', args);
