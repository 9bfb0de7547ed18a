/** Bots by how hard they are to beat: a server knows the levels, a worker the bots. */
export const LEVELS: readonly Level[] = [
  { level: 'easy', title: 'Easy bot', does: 'acts at random', bot: 'random' },
  { level: 'medium', title: 'Medium bot', does: 'takes what looks best', bot: 'greedy' },
  { level: 'hard', title: 'Hard bot', does: 'thinks ahead before it moves', bot: 'mcts:ms=300' },
];

interface Level {
  readonly level: string;
  readonly title: string;
  /** How it plays, in a few words. */
  readonly does: string;
  readonly bot: string;
}

export const botOf = (level: string): string => LEVELS.find((one) => one.level === level)?.bot ?? 'greedy';
