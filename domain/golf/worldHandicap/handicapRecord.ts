import { decimal, minus, plus, toNumber } from "../fraction.ts";
import { fullRecord, handicapIndex } from "./handicapIndex.ts";

/** A round that counts for handicaps. */
interface AcceptableScore {
  /** `YYYY-MM-DD`. */
  readonly playedOn: string;
  /** With one decimal, see `scoreDifferential`. */
  readonly differential: number;
}

/** The results of a player's scores. */
interface HandicapRecord {
  /** At most the last 20, oldest first, each after the adjustments for exceptional scores. */
  readonly differentials: ReadonlyArray<number>;
  /** Null below three scores. */
  readonly index: number | null;
  /** The indexes of a full record, oldest first, among which the low index is found. */
  readonly indexes: ReadonlyArray<{ readonly from: string; readonly index: number }>;
}

export const emptyRecord: HandicapRecord = { differentials: [], index: null, indexes: [] };

/**
 * The record after one more score; scores come in the order in which they were played. An
 * exceptional score lowers all 20 present differentials, so its effect fades with later scores.
 *
 * Source: Rule 5,
 * https://www.randa.org/en/rules-of-handicapping/2019/rules/the-rules-of-handicapping/rule-5
 */
export const addScore = (record: HandicapRecord, score: AcceptableScore): HandicapRecord => {
  const { playedOn, differential } = score;
  const reduction = exceptionalReduction(differential, record.index);
  const differentials = [...record.differentials, differential]
    .slice(-fullRecord)
    .map((each) => toNumber(plus(decimal(each), decimal(reduction))));
  const indexes = record.indexes.filter(({ from }) => daysBetween(from, playedOn) <= aYear);
  const index = handicapIndex(differentials, lowest(indexes));
  const isFull = index !== null && differentials.length === fullRecord;
  return {
    differentials,
    index,
    indexes: isFull ? [...indexes, { from: playedOn, index }] : indexes,
  };
};

/**
 * The adjustment for a score far below the current index: 1.0 from 7.0 on, 2.0 from 10.0 on (Rule
 * 5.9, same source). Without an index no score is exceptional.
 */
export const exceptionalReduction = (differential: number, index: number | null): -2 | -1 | 0 => {
  if (index === null) return 0;
  const below = toNumber(minus(decimal(index), decimal(differential)));
  if (below >= 10) return -2;
  return below >= 7 ? -1 : 0;
};

const aYear = 365;
const millisecondsOfDay = 86_400_000;

const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / millisecondsOfDay;

const lowest = (indexes: HandicapRecord["indexes"]) =>
  indexes.length === 0 ? null : Math.min(...indexes.map(({ index }) => index));
