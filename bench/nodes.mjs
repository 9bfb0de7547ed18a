// How many moves one node and two nodes acknowledge on one PostgreSQL with fsync, played by another process over loopback.
//   nodes [--json] [--matches n] [--seconds n] [--out file]
// Two sockets a match, each at any node, as a balancer would do it: with two nodes half of them are passed on. movesPerSecond: acknowledged,
// as fast as it goes; p50, p99: ms from sending a move to its acknowledgement, at that rate and at 500 moves a second.
// nodeCpuUs, databaseCpuUs: CPU of all nodes, and of all processes of the database, a move; appendUs: execution of the statement that
// stores them, a move; activeMs: what sessions were busy in the database, waiting for the disk included, a move. batch: moves stored
// together, and ms until they are. walBytes, rows and stored bytes are a move's as well.
import { readdirSync, readFileSync } from 'node:fs';
import { onDatabase } from './nodes/database.mjs';
import { commitHere, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { startChild } from './server/start.mjs';
import { readNumber, readOptions } from './usage.mjs';

/** Seconds until nodes have compiled what they run often. */
const WARM = 15;

const LEASE_MS = 6000;
/** So long a session that does nothing keeps to itself what it has counted. */
const COUNTED_MS = 11_000;

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '8' },
  });
  const matches = readNumber('matches', options.matches, 1);
  const seconds = readNumber('seconds', options.seconds, 1);
  const commit = commitHere();
  const measured = [];
  for (const count of [1, 2]) {
    const settings = { shared_preload_libraries: 'pg_stat_statements' };
    measured.push(await onDatabase((database) => measure(database, count, matches, seconds), settings));
  }
  report(options, { commit, matches, sockets: 2 * matches, nodes: measured }, table);
}

async function measure(database, count, matches, seconds) {
  say(`${count} of them: ${matches} matches`);
  await database.query('create extension pg_stat_statements schema public');
  const nodes = [];
  for (let i = 0; i < count; i++) nodes.push(await startChild('../nodes/child.mjs', [database.url, String(LEASE_MS)]));
  const load = await startChild('load.mjs', [nodes.map(({ url }) => url).join(), String(matches), 'pair.mjs']);
  const sql = database.connect();
  say('warming up');
  await load.ask({ perSecond: null, seconds: WARM });
  const during = async (perSecond) => {
    await load.ask('begin');
    await new Promise((later) => setTimeout(later, COUNTED_MS));
    const before = await standing(sql, database.pid, nodes);
    const played = await load.ask({ perSecond, seconds });
    await new Promise((later) => setTimeout(later, COUNTED_MS));
    return figures(played, before, await standing(sql, database.pid, nodes));
  };
  say('as fast as it goes');
  const full = await during(null);
  say('500 moves a second');
  const calm = await during(500);
  const [size] = await sql`
    select count(*)::int as moves, pg_relation_size('entry')::int as rows, pg_indexes_size('entry')::int as indexes,
      (select count(*)::int from match) as matches,
      (select sum(pg_total_relation_size(name::regclass))::int from unnest(array['match', 'log', 'seat']) as name) as others
    from entry`;
  const owners = await sql`select count(*)::int as n from log where owner is not null group by owner order by n desc`;
  await load.stop();
  for (const node of nodes) await node.stop();
  await sql.end({ timeout: 1 });
  return {
    nodes: count,
    matchesPerNode: owners.map(({ n }) => n),
    ...full,
    at500: calm,
    storedBytes: { row: Math.round(size.rows / size.moves), indexes: Math.round(size.indexes / size.moves) },
    storedBytesPerMatch: Math.round(size.others / size.matches),
  };
}

/** How much everything has done so far. */
async function standing(sql, pid, nodes) {
  const spent = await Promise.all(nodes.map((node) => node.ask('spent')));
  const cpu = await Promise.all(nodes.map((node) => node.ask('cpu')));
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const [row] = await sql`
    select active_time, xact_commit::float as commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as wal,
      (select sum(total_exec_time) from public.pg_stat_statements where query like '%insert into entry%') as append,
      (select sum(n_tup_ins)::float from pg_stat_user_tables) as inserted,
      (select sum(n_tup_upd)::float from pg_stat_user_tables) as updated,
      (select sum(n_tup_hot_upd)::float from pg_stat_user_tables) as in_place
    from pg_stat_database where datname = current_database()`;
  return {
    ...row,
    batches: sum(spent.map(({ batches }) => batches)),
    entries: sum(spent.map(({ entries }) => entries)),
    batchMs: sum(spent.map(({ ms }) => ms)),
    nodeCpu: sum(cpu),
    databaseCpu: cpuOf(pid),
  };
}

function figures({ moves, seconds, p50, p99 }, before, after) {
  const more = (name) => after[name] - before[name];
  const perMove = (name, factor = 1) => rounded((more(name) * factor) / more('entries'));
  return {
    movesPerSecond: rounded(moves / seconds),
    p50: rounded(p50),
    p99: rounded(p99),
    nodeCpuUs: perMove('nodeCpu', 1e6),
    databaseCpuUs: after.databaseCpu === null ? null : perMove('databaseCpu', 1e6),
    appendUs: perMove('append', 1e3),
    activeMs: perMove('active_time'),
    batch: { moves: rounded(more('entries') / more('batches')), ms: rounded(more('batchMs') / more('batches')) },
    commitsPerSecond: rounded(more('commits') / seconds),
    walBytes: perMove('wal'),
    rows: { inserted: perMove('inserted'), updated: perMove('updated'), updatedInPlace: perMove('in_place') },
  };
}

/** CPU seconds of a process and those it has started; null where that cannot be read. */
function cpuOf(pid) {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(name));
    const own = all.filter(({ id, parent }) => id === pid || parent === pid);
    return own.reduce((sum, { ticks }) => sum + ticks, 0) / 100;
  } catch {
    return null;
  }
}

function statOf(id) {
  try {
    const [, rest] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'));
    const fields = rest.split(' ');
    return [{ id: Number(id), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // it has ended meanwhile
    return [];
  }
}

function table({ machine, matches, nodes }) {
  const lines = [`${machine.cpu}, Node ${machine.node}, ${matches} matches`];
  for (const { nodes: count, ...figure } of nodes) {
    lines.push(`${count} of them`);
    for (const [name, value] of Object.entries(figure)) lines.push(`  ${name.padEnd(22)}${JSON.stringify(value)}`);
  }
  return `${lines.join('\n')}\n`;
}
