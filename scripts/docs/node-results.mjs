// What docs/nodes.md tells of many nodes: measured, and what follows from that on paper.

const whole = (value) => Math.round(value).toLocaleString('en-GB');
const digits = (value, count = 2) => Number(value.toPrecision(count)).toLocaleString('en-GB');
const list = (values) =>
  values
    .map(whole)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
const ms = (us) => (us / 1000).toFixed(2);

/** What a million live matches would take, by these assumptions. */
const MATCHES = 1e6;
const SECONDS_PER_MOVE = 30;
const MOVES_PER_MATCH = 100;
const BATCHES_PER_SECOND = 100;
const PARTITIONS = 32;

export const nodeTables = ({ resultOf, table, measured }) => ({
  nodes() {
    const result = resultOf('nodes');
    const row = (name, figure) => [
      name,
      ...result.nodes.map((one) => `${figure(one)}${one.at500 ? ` (${figure(one.at500)})` : ''}`),
    ];
    const once = (name, figure) => [name, ...result.nodes.map(figure)];
    const head = ['a move', 'one node', 'two nodes, half of the sockets passed on'];
    const rows = [
      row('moves a second', ({ movesPerSecond }) => whole(movesPerSecond)),
      row('from move to acknowledgement, ms: p50, p99', ({ p50, p99 }) => `${digits(p50)}, ${digits(p99)}`),
      row('CPU of the nodes, ms', ({ nodeCpuUs }) => ms(nodeCpuUs)),
      row('CPU of the database, ms', ({ databaseCpuUs }) => ms(databaseCpuUs)),
      row('rows added', ({ rows: { inserted } }) => inserted.toFixed(2)),
      row('rows changed, of them in their place (no index is touched)', ({ rows: { updated, updatedInPlace } }) =>
        [updated, updatedInPlace].map((count) => count.toFixed(2)).join(', '),
      ),
      once('bytes kept: row, and its two index entries', ({ storedBytes: { row: bytes, indexes } }) =>
        [bytes, indexes].join(', '),
      ),
      row('bytes of WAL', ({ walBytes }) => whole(walBytes)),
      row('moves stored together', ({ batch }) => digits(batch.moves)),
      once('matches of each node, those that ended among them', ({ matchesPerNode }) => list(matchesPerNode)),
      once('bytes a match has besides', ({ storedBytesPerMatch }) => whole(storedBytesPerMatch)),
    ];
    return `${table(head, rows)}\n\n${measured(result)}; ${whole(result.matches)} matches, ${whole(result.sockets)} sockets`;
  },

  'nodes-growth'() {
    const { nodes } = resultOf('nodes');
    const all = nodes.flatMap((one) => [one, one.at500]);
    const between = (name) => {
      const values = all.map((one) => one[name]);
      return [Math.min(...values), Math.max(...values)];
    };
    const most = (read) => Math.max(...nodes.map(read));
    const perSecond = MATCHES / SECONDS_PER_MOVE;
    const moves = MATCHES * MOVES_PER_MATCH;
    const gb = (bytes) => digits(bytes / 1e9);
    const row = most(({ storedBytes }) => storedBytes.row);
    const indexes = most(({ storedBytes }) => storedBytes.indexes);
    const perMatch = most(({ storedBytesPerMatch }) => storedBytesPerMatch);
    const wal = between('walBytes').map((bytes) => bytes * perSecond);
    const cores = between('nodeCpuUs').map((us) => (us * perSecond) / 1e6);
    const databaseCores = between('databaseCpuUs').map((us) => (us * perSecond) / 1e6);
    const [alone, together] = [most(({ at500 }) => at500.batch.moves), most(({ batch }) => batch.moves)];
    const count = Math.ceil(cores[1]) + 1;
    const to = ([low, high], text = digits) => `${text(low)} to ${text(high)}`;
    const rows = [
      [
        'rows',
        `10⁶ in \`match\` and \`log\`, 2 · 10⁶ in \`seat\`; ${MOVES_PER_MATCH} moves a match make 10⁸ in \`entry\``,
      ],
      [
        'bytes',
        `${gb((row + indexes) * moves)} GB in \`entry\`, ${gb(indexes * moves)} GB of them indexes, and ${gb(perMatch * MATCHES)} GB for ` +
          'the matches: all of it fits into the memory of one machine',
      ],
      [
        'writes',
        `${whole(perSecond)} rows added and as many changed a second; ${to(wal, (bytes) => digits(bytes / 1e6))} MB of WAL a second, ` +
          `${to(wal, (bytes) => digits((bytes * 86_400) / 1e12))} TB a day, which has to be archived or not kept`,
      ],
      [
        'commits',
        'a node has one batch under way and stores what came meanwhile in the next, so they are bounded by the disk and not by the ' +
          `moves: ${count} nodes at ${BATCHES_PER_SECOND} batches a second are ${whole(count * BATCHES_PER_SECOND)}, of ` +
          `${digits(perSecond / count / BATCHES_PER_SECOND)} moves each`,
      ],
      [
        'CPU of the database',
        `${to(databaseCores, (value) => digits(value))} cores: the most if every move is stored alone (${digits(alone)} at a time, measured), ` +
          `the least if up to ${whole(together)} are together`,
      ],
      [
        'nodes',
        `${to(cores, (value) => digits(value))} cores: ${count} nodes, so that one may fail, with ${whole(MATCHES / count)} matches each, of which ` +
          'those that nobody looks at are not loaded',
      ],
      [
        'connections',
        `${count} nodes with 9 each: \`max_connections\` of ${Math.ceil((count * 9) / 100) * 100}; \`connections\` of \`postgresStore\` makes them fewer`,
      ],
      ['leases', `${digits(count / 2)} renewals a second, and as often each tells how many tables it has`],
      [
        'a node dies',
        `${whole(MATCHES / count)} rows of \`log\` are changed, up to 1,000 at a time, by ${count - 1} nodes at once`,
      ],
      [
        'a node is started',
        `each of the others hands it one table every 2 seconds: it has its share after ${digits(MATCHES / count / ((count - 1) / 2) / 60)} ` +
          'minutes, and sooner if new matches come to it',
      ],
      [
        'partitions',
        'none are needed for the size. `entry` by hash of `match` (it has no reference to other tables for that reason, and its keys ' +
          `begin with \`match\`) into ${PARTITIONS} keeps both indexes of each at ${digits((indexes * moves) / PARTITIONS / 1e6)} MB, and vacuum of one ` +
          'does not wait for the others. Nothing in the nodes changes',
      ],
      [
        'a match that is over',
        `${digits((MOVES_PER_MATCH * (row + indexes) + perMatch) / 1000)} KB, until \`--retention\` deletes it`,
      ],
    ];
    return table(['', `10⁶ live matches, a move every ${SECONDS_PER_MOVE} seconds in each`], rows);
  },

  'nodes-faults'() {
    const result = resultOf('nodes-faults');
    const { rounds, phases, leaseMs, acknowledged, lost, doubled, gaps, acknowledgedTwice, refused, fenced } = result;
    const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
    const seconds = (value) => (value / 1000).toFixed(1);
    const head = ['what happened', 'rounds', 'appends fenced', 'until all play on, s: median', 'most'];
    const rows = Object.entries(result.faults).map(([fault, count]) => [
      FAULTS[fault],
      count,
      fenced[fault] ?? 0,
      seconds(result.goesOnMs[fault].median),
      seconds(result.goesOnMs[fault].most),
    ]);
    const sizes = phases.map(({ nodes }) => nodes).join(' and then ');
    const balanced = phases.map(
      ({ nodes, balancing: { perNodeBefore, perNodeAfter } }) =>
        `${nodes} nodes, all replaced at the end, held ${list(perNodeBefore)} matches then, and ${list(perNodeAfter)} when nothing was handed over any more.`,
    );
    return [
      table(head, rows),
      '',
      `${rounds} rounds on ${sizes} nodes with a lease of ${leaseMs / 1000} s: ${whole(acknowledged)} moves acknowledged, ${lost} lost, ` +
        `${doubled} stored twice, ${gaps} missing between others, ${acknowledgedTwice} under a number that was acknowledged before, ` +
        `${sum(refused)} refused. ${whole(result.handed)} tables or more were handed to nodes with fewer meanwhile.`,
      ...balanced,
      '',
      `A zombie that renews no lease and does not know it: ${result.frozen.fenced} of its appends refused, ` +
        `${result.frozen.acknowledgedTwice} numbers acknowledged twice; the same without fence and keys: ${result.control.acknowledgedTwice}.`,
      '',
      measured(result),
    ].join('\n');
  },

  'nodes-handover'() {
    const result = resultOf('nodes-handover');
    const { takeover, rolling } = result;
    const { perNodeBefore, perNodeAfter, handed, seconds } = rolling.balancing;
    return [
      `${whole(takeover.matches)} matches of a node that was killed were others' after ${(takeover.claimedMs / 1000).toFixed(1)} s with a lease of ` +
        `${result.leaseMs / 1000} s (${list(takeover.perNode)}); ${takeover.unplayable} of them could not be played at the first request, which took ` +
        `${whole(takeover.firstMoveMs.p50)} ms to an acknowledged move at the median and ${whole(takeover.firstMoveMs.p99)} at the 99th percentile.`,
      `${rolling.nodes} nodes with ${whole(rolling.matches)} matches, all replaced under load: ${whole(rolling.acknowledged)} moves acknowledged ` +
        `meanwhile, ${rolling.refused} refused, ${rolling.lost} lost. They held ${list(perNodeBefore)} matches then; ${digits(seconds)} s later, when ` +
        `${whole(handed)} tables had been handed over, ${list(perNodeAfter)}.`,
      '',
      measured(result),
    ].join('\n');
  },
});

const FAULTS = {
  kill: 'a node is killed',
  stop: 'a node is stopped and woken',
  cut: 'a node is cut off from the database',
  silence: 'the same, and neither side is told',
  database: 'the database is killed and started again',
  freeze: 'a node renews no lease and does not know it',
  zombie: 'the same, and it is stopped and woken',
  balance: 'a node that hands tables to one that was just started is killed, or stopped and woken',
};
