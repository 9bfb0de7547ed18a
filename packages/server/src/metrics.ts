import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator can watch. Nothing in it tells of a person or a match. */
export interface Metrics {
  readonly registry: Registry;
  readonly created: Counter;
  readonly entries: Counter;
  readonly batchEntries: Histogram;
  readonly commitSeconds: Histogram;
  readonly frames: Counter;
  readonly refused: Counter<'why'>;
  readonly askedAgain: Counter;
  readonly problems: Counter;
  readonly fenced: Counter;
  readonly handed: Counter;
}

export interface Gauges {
  sockets(): number;
  tables(): number;
  botsWaiting(): number;
}

export function createMetrics({ sockets, tables, botsWaiting }: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('cardloom_sockets', 'Open sockets', sockets);
  gauge('cardloom_tables', 'Tables in memory', tables);
  gauge('cardloom_bots_waiting', 'Bots that think or wait for a thread', botsWaiting);
  return {
    registry,
    created: new Counter({ name: 'cardloom_matches_created_total', help: 'Matches created', registers }),
    entries: new Counter({ name: 'cardloom_entries_total', help: 'Entries stored', registers }),
    batchEntries: new Histogram({
      name: 'cardloom_commit_entries',
      help: 'Entries in one commit',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'cardloom_commit_seconds',
      help: 'How long a commit took',
      buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    frames: new Counter({ name: 'cardloom_frames_total', help: 'Frames received', registers }),
    askedAgain: new Counter({
      name: 'cardloom_views_again_total',
      help: 'Views that clients fetched anew, because theirs was not what the host said',
      registers,
    }),
    refused: new Counter({
      name: 'cardloom_refused_total',
      help: 'Sockets and requests turned away',
      labelNames: ['why'],
      registers,
    }),
    fenced: new Counter({
      name: 'cardloom_fenced_total',
      help: 'Appends refused because another node holds the match',
      registers,
    }),
    handed: new Counter({
      name: 'cardloom_handed_total',
      help: 'Tables handed to nodes that had fewer',
      registers,
    }),
    problems: new Counter({ name: 'cardloom_problems_total', help: 'Tables that had a problem', registers }),
  };
}
