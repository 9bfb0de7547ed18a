// npm run --silent fuzz -- [--json] [--quick] [--seed n] [--game name] [--kind k] [--batch seed] [--count n] [--jobs n] [--out file]
// Hostile actions, snapshots, replays and card files against every game: nothing untyped is thrown, nothing refused
// changes anything, nothing illegal is accepted, no answer takes longer than 100 ms. Exit code 1 if something was found.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LIMIT_MS, mergeReports } from '@cardloom/testkit';
import { BATCH, FULL, KINDS, QUICK, subjectsOf, tasksOf } from './fuzz/tasks.mjs';
import { readNumber, readOptions, UsageError } from './usage.mjs';

/** A batch that takes longer hangs. */
const PATIENCE_MS = 300_000;
const SHOWN = 40;

export async function main(args) {
  const options = readOptions(args, {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    kind: { type: 'string' },
    batch: { type: 'string' },
    count: { type: 'string' },
    jobs: { type: 'string' },
    out: { type: 'string' },
  });
  const tasks = planned(options);
  const jobs = Math.min(tasks.length, readNumber('jobs', options.jobs ?? String(availableParallelism()), 1));
  const startedAt = performance.now();
  const answers = await onWorkers(tasks, jobs);
  const seconds = (performance.now() - startedAt) / 1000;
  const report = summary(answers, options, seconds);
  if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);
  if (options.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else print(report);
  if (report.throws + report.stateChanges + report.accepted + report.slow > 0) process.exitCode = 1;
}

function planned({ quick, seed, game, kind, batch, count }) {
  if (kind !== undefined && !KINDS.includes(kind))
    throw new UsageError(`there is no kind "${kind}"; there are ${KINDS.join(', ')}`);
  const kinds = kind === undefined ? KINDS : [kind];
  if (game !== undefined && !kinds.some((one) => subjectsOf(one).includes(game))) {
    throw new UsageError(`there is no game "${game}"; there are ${subjectsOf('actions').join(', ')}`);
  }
  if (batch !== undefined) {
    if (kind === undefined || (game === undefined && kind !== 'cardFiles'))
      throw new UsageError('--batch needs --kind and --game');
    const size = count === undefined ? BATCH[kind] : readNumber('count', count, 1);
    return [{ kind, subject: game ?? 'cards', count: size, seed: readNumber('batch', batch, 0) }];
  }
  const counts = { ...(quick ? QUICK : FULL) };
  if (count !== undefined) for (const one of kinds) counts[one] = readNumber('count', count, 1);
  const only = game === undefined ? kinds : kinds.filter((one) => one !== 'cardFiles');
  return [
    ...tasksOf({
      seed: readNumber('seed', seed, 0),
      counts,
      kinds: only,
      games: game === undefined ? undefined : [game],
    }),
  ];
}

/** Every task on one of some threads; gives the reports in the order of the tasks. */
async function onWorkers(tasks, jobs) {
  const answers = [];
  let next = 0;
  let done = 0;
  const drive = async () => {
    let worker;
    while (next < tasks.length) {
      const number = next++;
      worker ??= new Worker(new URL('./fuzz/worker.mjs', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: 2048 },
      });
      const report = await answerOf(worker, tasks[number]);
      if (report.isLost) {
        await worker.terminate();
        worker = undefined;
      }
      answers[number] = { task: tasks[number], report };
      done++;
      const found = report.throws + report.stateChanges + report.accepted + report.slow;
      if (found > 0 || done % 20 === 0 || done === tasks.length) {
        const { subject, kind, seed } = tasks[number];
        const where = found > 0 ? `, ${found} found in ${kind} of ${subject}, batch ${seed}` : '';
        process.stderr.write(`fuzz: ${done} of ${tasks.length} batches${where}\n`);
      }
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: jobs }, drive));
  return answers;
}

/** The report of a batch; one that ends its thread, or never ends, is a finding as well. */
function answerOf(worker, task) {
  return new Promise((resolve) => {
    const settle = (report) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', onError).off('exit', onExit);
      resolve(report);
    };
    const lost = (fault, detail) => settle({ ...lostReport(task, fault, detail), isLost: true });
    const onError = (error) => lost('throws', `the thread fails: ${error?.message ?? error}`);
    const onExit = (code) => lost('throws', `the thread ends with code ${code}`);
    const timer = setTimeout(() => lost('slow', `no answer within ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
    worker.on('message', settle).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

function lostReport({ kind, subject, seed, count }, fault, detail) {
  const empty = mergeReports([]);
  const finding = { fault, kind, subject, seed, index: -1, detail };
  return { ...empty, [kind]: count, [fault]: 1, slowestMs: fault === 'slow' ? PATIENCE_MS : 0, findings: [finding] };
}

function summary(answers, { quick, seed }, seconds) {
  const { findings, ...total } = mergeReports(answers.map(({ report }) => report));
  const games = {};
  for (const name of new Set(answers.map(({ task }) => task.subject))) {
    const { findings: _, ...own } = mergeReports(
      answers.filter(({ task }) => task.subject === name).map(({ report }) => report),
    );
    games[name] = rounded(own);
  }
  return {
    ...rounded(total),
    limitMs: LIMIT_MS,
    seed: Number(seed),
    quick: quick === true,
    seconds: Math.round(seconds),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, node ${process.version}`,
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    games,
    findings: findings.slice(0, SHOWN).map((finding) => ({ ...finding, again: again(finding) })),
  };
}

const rounded = (report) => ({ ...report, slowestMs: Math.round(report.slowestMs * 10) / 10 });

const again = ({ kind, subject, seed }) =>
  `npm run --silent fuzz -- --kind ${kind}${kind === 'cardFiles' ? '' : ` --game ${subject}`} --batch ${seed}`;

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function print({ findings, games, ...total }) {
  const { actions, snapshots, replays, cardFiles, throws, stateChanges, accepted, slowestMs, seconds } = total;
  console.log(
    `${actions} actions, ${snapshots} snapshots, ${replays} replays, ${cardFiles} card files in ${seconds} s`,
  );
  console.log(
    `${throws} thrown, ${stateChanges} changes, ${accepted} wrongly accepted, slowest answer ${slowestMs} ms`,
  );
  for (const { fault, subject, index, detail, again: line } of findings)
    console.log(`${fault}: ${subject} #${index}: ${detail}\n  ${line}`);
}
