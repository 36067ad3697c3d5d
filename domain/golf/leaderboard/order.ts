import type { Scoring } from "../countback.ts";
import type { BoardOptions, Competitor } from "./entry.ts";
import { groupLevel } from "./groupLevel.ts";
import { isRanked, type Line, type RankedLine } from "./line.ts";
import { marksInOrder } from "./mark.ts";
import { compareResults } from "./result.ts";
import { byCountback } from "./ties.ts";

interface OrderedLines<Entry extends Competitor> {
  /** Best first, in groups of lines with the same result. */
  readonly tied: ReadonlyArray<Tied<Entry>>;
  /** Without a place: first who has no scores, then those with a mark. */
  readonly others: ReadonlyArray<Line<Entry>>;
}

/** Lines with the same result, in groups that the countback leaves level. */
export type Tied<Entry extends Competitor> = ReadonlyArray<ReadonlyArray<RankedLine<Entry>>>;

/** Names are compared only where results leave two lines level: that is what costs. */
export type ByName<Entry> = (a: Entry, b: Entry) => number;

/**
 * The order of the board. First come the ranked, of whom those who skipped a round are last. Then
 * come lines without scores, MC, NR, WD and DQ. Each part is ordered by result, then by name.
 */
export const inOrder = <Entry extends Competitor>(
  lines: ReadonlyArray<Line<Entry>>,
  { scoring }: Pick<BoardOptions, "scoring">,
  byName: ByName<Entry>,
): OrderedLines<Entry> => {
  const ranked = lines
    .filter(isRanked)
    .toSorted((a, b) => compareLines(a, b, scoring) || byName(a.entry, b.entry));
  const withoutScores = lines
    .filter(({ mark, result }) => mark === null && result === null)
    .toSorted((a, b) => byMatches(a.entry, b.entry) || byName(a.entry, b.entry));
  const marked = marksInOrder.flatMap((wanted) =>
    lines
      .filter(({ mark }) => mark === wanted)
      .toSorted((a, b) => byResult(scoring)(a, b) || byName(a.entry, b.entry)),
  );
  return {
    tied: levelGroups(ranked, scoring).map((group) => byCountback(group, scoring)),
    others: [...withoutScores, ...marked],
  };
};

/** Who has no match stands after those who will play one. */
const byMatches = (a: Competitor, b: Competitor) => Number(hasNone(a)) - Number(hasNone(b));

const hasNone = ({ matches }: Competitor) => matches?.length === 0;

/** Without a result last. */
const byResult = (scoring: Scoring) => (a: Line<Competitor>, b: Line<Competitor>) => {
  if (a.result === null || b.result === null) {
    return Number(a.result === null) - Number(b.result === null);
  }
  return compareResults(a.result, b.result, scoring);
};

const levelGroups = <Entry extends Competitor>(
  ranked: ReadonlyArray<RankedLine<Entry>>,
  scoring: Scoring,
) => groupLevel(ranked, (a, b) => compareLines(a, b, scoring) === 0);

const compareLines = (
  a: RankedLine<Competitor>,
  b: RankedLine<Competitor>,
  scoring: Scoring,
): number => Number(a.isBehind) - Number(b.isBehind) || compareResults(a.result, b.result, scoring);
