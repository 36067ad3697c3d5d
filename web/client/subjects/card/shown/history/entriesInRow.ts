import type { ScoreChange } from "../../../../../contract/card/scoreHistory.ts";

export type EntriesInRow = readonly [ScoreChange, ...ScoreChange[]];

/**
 * One after the other, except that holes entered one by one by one person stand together: a round on
 * the pad would be eighteen entries of one hole each.
 */
export const entriesInRow = (changes: ReadonlyArray<ScoreChange>): ReadonlyArray<EntriesInRow> =>
  changes.reduce<ReadonlyArray<EntriesInRow>>((rows, change) => {
    const row = rows.at(-1);
    const goesOn = row && isPlainEntry(row[0]) && isPlainEntry(change) && isBySame(row[0], change);
    return goesOn ? [...rows.slice(0, -1), [...row, change]] : [...rows, [change]];
  }, []);

/** Scores where there were none, and nothing to say of them. */
const isPlainEntry = ({ kind, holes, reason, dispute, handicap }: ScoreChange): boolean =>
  kind === "scores" &&
  [reason, dispute, handicap].every((more) => more === null) &&
  holes.every(({ before, after }) => before === null && after !== null);

const isBySame = ({ by: one }: ScoreChange, { by: other }: ScoreChange): boolean =>
  one.kind === other.kind && one.id === other.id;
