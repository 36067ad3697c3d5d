import { ratio } from "./fraction.ts";
import { type PlayedHoles, strokesOf } from "./played.ts";
import { roundHalfUp } from "./roundHalfUp.ts";

interface PlayedRound {
  /** The holes of the card's course snapshot. */
  readonly holes: ReadonlyArray<{ readonly holeNumber: number; readonly par: number | null }>;
  readonly played: PlayedHoles;
}

/** The sums from which averages are calculated. They can be stored and extended round by round. */
export interface ScoringTotals {
  readonly par3: Mean;
  readonly par4: Mean;
  readonly par5: Mean;
  /** Gross scores of complete rounds. */
  readonly rounds: Mean;
  /** Holes with a score, also of incomplete rounds. */
  readonly holes: number;
}

interface Mean {
  readonly sum: number;
  readonly count: number;
}

/** With one decimal; null if there are no scores. */
export interface ScoringAverages {
  readonly par3Average: number | null;
  readonly par4Average: number | null;
  readonly par5Average: number | null;
  readonly allTimeAverage: number | null;
  /** Complete rounds. */
  readonly totalRounds: number;
  readonly totalHoles: number;
}

/** A hole that was picked up is left out, and a round with one has no gross score. */
export const totalsOf = ({ holes, played }: PlayedRound): ScoringTotals => {
  const scored = holes.flatMap(({ holeNumber, par }) => {
    const taken = strokesOf(played[holeNumber]);
    return taken === null ? [] : [{ par, taken }];
  });
  const onPar = (wanted: number) => meanOf(scored.filter(({ par }) => par === wanted));
  const isComplete = scored.length === holes.length && holes.length > 0;
  return {
    par3: onPar(3),
    par4: onPar(4),
    par5: onPar(5),
    rounds: isComplete ? { sum: meanOf(scored).sum, count: 1 } : nothing,
    holes: scored.length,
  };
};

export const addTotals = (a: ScoringTotals, b: ScoringTotals): ScoringTotals => ({
  par3: add(a.par3, b.par3),
  par4: add(a.par4, b.par4),
  par5: add(a.par5, b.par5),
  rounds: add(a.rounds, b.rounds),
  holes: a.holes + b.holes,
});

/**
 * The mean strokes per hole of each par, and the mean gross of complete rounds, rounded half up to
 * one decimal.
 */
export const averagesOf = (totals: ScoringTotals): ScoringAverages => ({
  par3Average: oneDecimal(totals.par3),
  par4Average: oneDecimal(totals.par4),
  par5Average: oneDecimal(totals.par5),
  allTimeAverage: oneDecimal(totals.rounds),
  totalRounds: totals.rounds.count,
  totalHoles: totals.holes,
});

const nothing: Mean = { sum: 0, count: 0 };

export const noTotals: ScoringTotals = {
  par3: nothing,
  par4: nothing,
  par5: nothing,
  rounds: nothing,
  holes: 0,
};

const meanOf = (holes: ReadonlyArray<{ readonly taken: number }>): Mean => ({
  sum: holes.reduce((total, { taken }) => total + taken, 0),
  count: holes.length,
});

const add = (a: Mean, b: Mean): Mean => ({ sum: a.sum + b.sum, count: a.count + b.count });

const oneDecimal = ({ sum, count }: Mean) =>
  count === 0 ? null : roundHalfUp(ratio(sum, count), 1);
