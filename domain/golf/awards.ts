interface CareerRound {
  readonly grossScore: number;
  readonly isComplete: boolean;
}

export interface Career {
  /** The number of rounds in the scoring averages. */
  readonly totalRounds: number;
  readonly rounds: ReadonlyArray<CareerRound>;
  readonly registeredEvents: number;
}

export type Award = "Veteran Player" | "Under 80 Club" | "Tournament Regular";

/** The lowest gross score of a complete round, null without one. */
export const bestScore = (rounds: ReadonlyArray<CareerRound>): number | null => {
  const scores = rounds.filter(counts).map(({ grossScore }) => grossScore);
  return scores.length === 0 ? null : Math.min(...scores);
};

/** Awards are calculated from a player's rounds; they are never stored. */
export const awards = ({ totalRounds, rounds, registeredEvents }: Career): ReadonlyArray<Award> => [
  ...(totalRounds >= 10 ? (["Veteran Player"] as const) : []),
  ...(rounds.some((round) => counts(round) && round.grossScore < 80)
    ? (["Under 80 Club"] as const)
    : []),
  ...(registeredEvents >= 5 ? (["Tournament Regular"] as const) : []),
];

const counts = ({ grossScore, isComplete }: CareerRound) => isComplete && grossScore > 0;
