import { adjustmentFor, fullRecord, handicapIndex, howManyCount } from "./handicapIndex.ts";
import { addScore, emptyRecord, exceptionalReduction } from "./handicapRecord.ts";
import { type RatedScore, scoreDifferential } from "./scoreDifferential.ts";

interface RatedRound extends Omit<RatedScore, "playingConditions"> {
  /** `YYYY-MM-DD`. */
  readonly playedOn: string;
}

/** A round with its results. */
type JudgedRound<Round> = Round & {
  /**
   * The differential of the round itself, to one decimal, before any adjustment for exceptional
   * scores.
   */
  readonly differential: number;
  /** The reduction that this round caused because it was far below the index of its day. */
  readonly reduction: -2 | -1 | 0;
  /** The index after this round; null for the first two. */
  readonly index: number | null;
  /** Whether it is one of the lowest differentials, from which the index is calculated. */
  readonly counts: boolean;
};

interface RecordOfRounds<Round> {
  /** Null below three rounds. */
  readonly index: number | null;
  /** The lowest index of the last 365 days. Null before 20 rounds. */
  readonly lowIndex: number | null;
  /** How many of the lowest differentials count for the index. */
  readonly counting: number;
  /** The adjustment of their mean while there are few rounds. */
  readonly adjustment: number;
  /** The index without the soft and the hard cap; null if no cap changed it. */
  readonly uncappedIndex: number | null;
  /** The last 20 at most, newest first. */
  readonly rounds: ReadonlyArray<JudgedRound<Round>>;
}

/**
 * The handicap record of rounds, in the order in which they were played. The playing conditions are
 * unknown, so they count as normal.
 */
export const recordOfRounds = <Round extends RatedRound>(
  played: ReadonlyArray<Round>,
): RecordOfRounds<Round> => {
  let record = emptyRecord;
  const judged = played.map((round) => {
    const differential = scoreDifferential({ ...round, playingConditions: 0 });
    const reduction = exceptionalReduction(differential, record.index);
    record = addScore(record, { playedOn: round.playedOn, differential });
    return { ...round, differential, reduction, index: record.index };
  });
  const recent = judged.slice(-fullRecord);
  const lowest = recent
    .map((_, place) => place)
    .toSorted((a, b) => (record.differentials[a] ?? 0) - (record.differentials[b] ?? 0))
    .slice(0, howManyCount(recent.length));
  const uncapped = handicapIndex(record.differentials);
  const isFull = recent.length === fullRecord && record.indexes.length > 0;
  return {
    index: record.index,
    lowIndex: isFull ? Math.min(...record.indexes.map(({ index }) => index)) : null,
    counting: howManyCount(recent.length),
    adjustment: adjustmentFor(recent.length),
    uncappedIndex: uncapped === record.index ? null : uncapped,
    rounds: recent.map((round, place) => ({ ...round, counts: lowest.includes(place) })).reverse(),
  };
};
