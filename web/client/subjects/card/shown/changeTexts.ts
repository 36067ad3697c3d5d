import { scoreChangeKinds } from "../../../../../domain/shared/scoreChangeKinds.ts";
import type { ScoreChange } from "../../../../contract/card/scoreHistory.ts";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { clockTime, onSite } from "../../../ui/dates/wallClock.ts";
import { entryWord, numberWord, takenBackWord } from "../../../ui/notation.ts";
import { indexText } from "../../person/playerText.ts";

type HoleChange = ScoreChange["holes"][number];

export const kindText = ({ kind, holes }: ScoreChange): string => {
  if (kind === "scores" && holes.length > 0 && holes.every(({ after }) => after === null)) {
    return "Scores taken back";
  }
  const isCorrected = kind === "scores" && holes.some(({ before }) => before !== null);
  return isCorrected ? "Scores changed" : scoreChangeKinds[kind];
};

/** "Nell Barrow", "Edda Stone, administrator"; empty for automatic changes. */
export const authorText = ({ by }: ScoreChange): string => {
  const name = `${by.firstName} ${by.lastName}`.trim();
  if (by.kind === "admin") return name ? `${name}, administrator` : "An administrator";
  if (by.kind === "player") return name || "Former player";
  return name || "The system";
};

/** "Jun 13, 2026, 11:40" in the organiser's time zone. */
export const timeOf = (moment: string): string => {
  const date = new Date(moment);
  return `${shortDate(onSite(date))}, ${clockTime(date)}`;
};

/** "Jun 13, 2026, 11:40 to 14:05"; only the first without a later last one. */
export const timesOf = (first: string, last: string | undefined): string => {
  if (last === undefined || timeOf(first) === timeOf(last)) return timeOf(first);
  const isSameDay = dayOf(first) === dayOf(last);
  return `${timeOf(first)} to ${isSameDay ? clockTime(new Date(last)) : timeOf(last)}`;
};

const dayOf = (moment: string) => shortDate(onSite(new Date(moment)));

/** "Hole 7: 4 or 5", "Hole 7: 5 counts"; null if the change is not about a dispute. */
export const disputeText = ({ kind, dispute }: ScoreChange): string | null => {
  if (!dispute) return null;
  const { holeNumber, strokes } = dispute;
  const all = strokes.map(numberWord).join(" or ");
  return kind === "settled" ? `Hole ${holeNumber}: ${all} counts` : `Hole ${holeNumber}: ${all}`;
};

/** "Plays off 24 with 24.0 from the White tee"; null if the handicap was not corrected. */
export const correctedText = ({ handicap }: ScoreChange): string | null => {
  if (!handicap) return null;
  const { handicapIndex, playingHandicap, tee } = handicap;
  const strokes = playingHandicap < 0 ? `+${-playingHandicap}` : playingHandicap;
  const index = handicapIndex === null ? "no index" : indexText(handicapIndex);
  return `Plays off ${strokes} with ${index}${tee === null ? "" : ` from the ${tee} tee`}`;
};

/** "5 → 4, putts 3 → 2": the values before and after. */
export const holeText = ({ before, after }: HoleChange): string => {
  if (after === null) return before ? `${entryWord(before)} → ${takenBackWord}` : takenBackWord;
  const figures = [
    strokesText(before, after),
    figureText("putts ", before?.putts, after.putts),
    figureText("penalties ", before?.penalties, after.penalties),
    noteText(before?.notes ?? null, after.notes),
  ];
  return figures.filter((text) => text !== null).join(", ");
};

type Entry = NonNullable<HoleChange["after"]>;

/** What stands on a hole is always shown, other values only if there is or was one. */
const strokesText = (before: Entry | null, after: Entry): string => {
  const now = entryWord(after);
  return before && entryWord(before) !== now ? `${entryWord(before)} → ${now}` : now;
};

const figureText = (
  name: string,
  before: number | null | undefined,
  after: number | null,
): string | null => {
  if (before === undefined) return after ? `${name}${after}` : null;
  if (before === after) return null;
  return `${name}${before ?? "-"} → ${after ?? "-"}`;
};

const noteText = (before: string | null, after: string | null) => {
  if (before === after) return null;
  return after ? `note "${after}"` : "note removed";
};

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
