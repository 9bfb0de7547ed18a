/** How a match is played: its mode. Everything that is a number of the rules stands here. */
export interface Mode {
  readonly title: string;
  readonly rounds: number;
  readonly dice: number;
  readonly firstHand: number;
  readonly mostCards: number;
  readonly mostDice: number;
  readonly mostSummons: number;
  readonly mostSupports: number;
  /** Cards drawn in the end phase. */
  readonly drawn: number;
  /** Every die shows Omni: a mode to learn with. */
  readonly isOmni: boolean;
}

const standard: Mode = {
  title: 'Standard',
  rounds: 15,
  dice: 8,
  firstHand: 5,
  mostCards: 10,
  mostDice: 16,
  mostSummons: 4,
  mostSupports: 4,
  drawn: 2,
  isOmni: false,
};

export const modes: Readonly<Record<string, Mode>> = {
  standard,
  omni: { ...standard, title: 'All Omni', isOmni: true },
};
