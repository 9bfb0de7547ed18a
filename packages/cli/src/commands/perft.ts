import { perft } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { defineCommand } from 'citty';
import { countPlayers, deckOptions, findGame } from '../catalogue.ts';
import { asJson, gameArgument, setupOptions, value } from '../flags.ts';
import { parseOptions, withOptions } from '../match-options.ts';
import { grouped, Progress } from '../progress.ts';
import { print, printJson, say } from '../terminal.ts';
import { fail, listOf, seedOf, wholeNumber } from '../usage.ts';

/** Nobody waits for more. */
const DEEPEST = 100;

export const examples = ['cardloom perft skirmish --seed 7 --depth 3'];

export default defineCommand({
  meta: { name: 'perft', description: 'Count the positions that can be reached in 1, 2, … actions' },
  args: {
    game: gameArgument,
    seed: value('n', 'Seed of the match: a number or 32 hex digits (0)'),
    depth: value('n', 'How many actions deep (3)'),
    players: value('n', 'How many play'),
    decks: value('a,b', 'A deck for all, or one per seat'),
    options: setupOptions,
    json: asJson,
  },
  async run({ args }) {
    const seed = seedOf(args.seed) ?? 0;
    const depth = wholeNumber('depth', args.depth, 3, 1);
    if (depth > DEEPEST) fail(`--depth is at most ${DEEPEST}, not ${depth}: the positions multiply with every action`);
    const wanted = args.players === undefined ? undefined : wholeNumber('players', args.players, 0, 1);
    const entry = await findGame(args.game);
    const seats = countPlayers(entry, wanted);
    const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
    const options = withOptions(deckOptions(entry, listOf(args.decks), seats), parseOptions(args.options));
    const match = createMatch(entry.game, { seed, players, options });

    const progress = new Progress();
    const startedAt = performance.now();
    let nodes: number[];
    try {
      nodes = perft(match, depth, (done, counts) => {
        if (progress.isDue) progress.show(done, `${grouped(sum(counts))} positions`);
      });
    } finally {
      progress.clear();
    }
    const seconds = (performance.now() - startedAt) / 1000;
    if (args.json) {
      printJson({ game: entry.name, seed, depth, nodes });
      return;
    }
    const width = grouped(nodes.at(-1) ?? 0).length;
    print(`${nodes.map((count, i) => `${String(i + 1).padStart(2)}  ${grouped(count).padStart(width)}\n`).join('')}`);
    say(`${grouped(sum(nodes))} positions in ${seconds.toFixed(1)} s, ${grouped(sum(nodes) / seconds)}/s\n`);
  },
});

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
