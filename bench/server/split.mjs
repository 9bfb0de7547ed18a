// Where a server's processor time goes, by the package at the top of the stack: shares of all samples that were not idle.
const PARTS = [
  ['store', /\/server\/dist\/store\/|group-commit|@photostructure|node:sqlite/],
  ['engine', /\/engine\/dist\//],
  ['rules', /\/(games|parts)\/dist\//],
  ['host', /\/(host|protocol)\/dist\//],
  ['sockets', /\/ws\/|node:net|node:internal\/(stream|net)|\/stream_base/],
  ['boundary', /\/server\/dist\/sockets\/|\/zod\//],
  ['server', /\/server\/dist\//],
];

/** @param profile of `Profiler.stop` */
export function shares({ nodes, samples }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  /** A native function, or one of Node's own, belongs to whoever called it. */
  const partOf = (id) => {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { functionName, url } = byId.get(at).callFrame;
      if (functionName === '(garbage collector)') return 'gc';
      if (functionName === '(idle)') return 'idle';
      const part = PARTS.find(([, pattern]) => pattern.test(url));
      if (part !== undefined) return part[0];
    }
    return 'rest';
  };
  const counts = {};
  for (const sample of samples) {
    const part = partOf(sample);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  const { idle: _idle, ...busy } = counts;
  const all = Object.values(busy).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    Object.entries(busy)
      .sort((a, b) => b[1] - a[1])
      .map(([part, count]) => [part, Number((count / all).toFixed(3))]),
  );
}
