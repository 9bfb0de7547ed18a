/** Bots by how hard they are to beat: a server knows the levels, a worker the bots. */
export const LEVELS: readonly { readonly level: string; readonly title: string; readonly bot: string }[] = [
  { level: 'easy', title: 'Easy bot', bot: 'random' },
  { level: 'medium', title: 'Medium bot', bot: 'greedy' },
  { level: 'hard', title: 'Hard bot', bot: 'mcts:ms=300' },
];

export const botOf = (level: string): string => LEVELS.find((one) => one.level === level)?.bot ?? 'greedy';
