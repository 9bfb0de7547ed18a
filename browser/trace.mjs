// What a trace of Chromium says about the frames of one page: which tasks its main thread had in each, and what they were.

/** Kinds of work, by the names of a trace's events; what a task does besides is `other`. */
const KINDS = {
  script: ['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'v8.run'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'Decode Image'],
  observers: ['IntersectionObserverController::computeIntersections'],
  message: ['HandlePostMessage'],
  gc: ['MinorGC', 'MajorGC', 'V8.GCIncrementalMarking', 'V8.GCFinalizeMC'],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'devtools.timeline.frame', 'blink.animations', 'v8'];

/** Milliseconds of a frame at 60 Hz. */
const FRAME = 1000 / 60;

/**
 * Frames in their order: when each begins (ms since the first), whether cards move in it, the CPU and the wall time of the
 * main thread until the next, and its tasks with what of their CPU time is of which kind, each event without those inside it.
 * Where the page draws nothing for longer than a frame would take, the time goes on in frames all the same; those in which
 * nothing moves and nothing is done are left out.
 */
export function framesIn(events) {
  const main = mainThread(events);
  const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const drawn = own.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').map(({ ts }) => ts);
  const starts = evenly(drawn.sort((a, b) => a - b));
  const moves = movesIn(own);
  const frames = starts.map((ts) => ({ ts, cpu: 0, wall: 0, tasks: [] }));
  const spans = own.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined);
  const stack = [];
  for (const span of spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (stack.length > 0 && stack.at(-1).end <= span.ts) stack.pop();
    const up = stack.at(-1);
    const frame = up === undefined ? frames[indexAt(starts, span.ts)] : up.frame;
    if (frame === undefined) continue;
    const kind = KIND_OF.get(span.name) ?? up?.kind ?? 'other';
    const ms = span.tdur / 1000;
    if (up === undefined) {
      frame.cpu += ms;
      frame.wall += span.dur / 1000;
      frame.tasks.push({ after: (span.ts - frame.ts) / 1000, cpu: ms, wall: span.dur / 1000, kinds: {} });
    }
    const { kinds } = frame.tasks.at(-1);
    if (up !== undefined) kinds[up.kind] -= ms;
    kinds[kind] = (kinds[kind] ?? 0) + ms;
    stack.push({ end: span.ts + span.dur, kind, frame });
  }
  return frames
    .map(({ ts, ...rest }, i) => {
      const end = starts[i + 1] ?? Infinity;
      const isMoving = moves.some(({ from, to }) => from < end && to > ts);
      return { at: (ts - starts[0]) / 1000, isMoving, ...rest };
    })
    .filter(({ cpu, isMoving }) => cpu > 0 || isMoving);
}

function evenly(drawn) {
  return drawn.flatMap((ts, i) => {
    const between = ((drawn[i + 1] ?? ts) - ts) / 1000;
    return Array.from({ length: Math.max(1, Math.floor(between / FRAME)) }, (_, k) => ts + k * FRAME * 1000);
  });
}

function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const count = ({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid).length;
  return threads.sort((a, b) => count(b) - count(a))[0];
}

/** A task belongs to the frame it is in: the last that began before it, or with which it begins. */
function indexAt(starts, ts) {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= ts) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** When cards were on their way. */
function movesIn(events) {
  const open = new Map();
  const moves = [];
  const told = events.filter(({ name }) => name === 'Animation').sort((a, b) => a.ts - b.ts);
  for (const { ph, ts, id2, args } of told) {
    const key = id2.local;
    if (ph === 'b' && /cl-(card|chip)/.test(args.data.nodeName)) open.set(key, ts);
    else if (ph === 'e' && open.has(key)) {
      moves.push({ from: open.get(key), to: ts });
      open.delete(key);
    }
  }
  return [...moves, ...[...open.values()].map((from) => ({ from, to: Infinity }))];
}

const tenths = (ms) => Math.round(ms * 100) / 100;

/** Frames as short lines of JSON, to be kept: all of them, with those tasks that took some time. */
export function compact(frames) {
  const lines = frames.map(({ at, isMoving, cpu, wall, tasks }) => {
    const long = tasks.filter((task) => task.cpu >= 0.3);
    const told = long.map(({ after, cpu: ms, wall: whole, kinds }) => ({
      after: tenths(after),
      cpu: tenths(ms),
      wall: tenths(whole),
      ...Object.fromEntries(
        Object.entries(kinds)
          .filter(([, part]) => part >= 0.05)
          .map(([kind, part]) => [kind, tenths(part)]),
      ),
    }));
    return JSON.stringify({ at: tenths(at), moving: isMoving, cpu: tenths(cpu), wall: tenths(wall), tasks: told });
  });
  return `${lines.join('\n')}\n`;
}

/** What of the CPU time of these frames is of which kind, in the mean. */
export function kindsOf(frames) {
  const sums = {};
  for (const { kinds } of frames.flatMap(({ tasks }) => tasks)) {
    for (const [kind, ms] of Object.entries(kinds)) sums[kind] = (sums[kind] ?? 0) + ms;
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, ms]) => [kind, tenths(ms / frames.length)]));
}
