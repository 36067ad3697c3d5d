import { inOneNumber, playedIn } from "../golf/played.ts";
import { disputedEntryIdOf } from "../shared/derivedIds.ts";
import type { DisputedEntry, HoleNumber, HoleScore, onHole } from "../shared/values.ts";
import { ScorecardEvent } from "./events.ts";
import type { OpenCard } from "./scorecard.ts";

/**
 * What the writer last saw on a hole in one number, see `inOneNumber`. For holes that are not listed
 * it is unknown.
 */
export type SeenStrokes = ReadonlyMap<HoleNumber, number | null>;

/** The person who writes, and what that person saw. */
export interface Writing {
  readonly basedOn: SeenStrokes;
  /** Undefined if it is not known. */
  readonly author: string | undefined;
}

type Written = Pick<OpenCard, "scores" | "authors">;

/**
 * Whether somebody else has changed a hole since its writer saw it. Nobody overtakes themselves: the
 * answer to the first of two entries may have been lost.
 */
export const isOvertaken = (
  { holeNumber }: HoleScore,
  { scores, authors }: Written,
  { basedOn, author }: Writing,
): boolean => {
  const seen = basedOn.get(holeNumber);
  if (seen === undefined || seen === inOneNumber(scores.get(holeNumber))) return false;
  return author === undefined || authors.get(holeNumber) !== author;
};

/** Whether two entries say the same of a hole, whatever their putts, penalties and notes. */
export const saysTheSame = (score: OnHole, other: OnHole | undefined): boolean =>
  playedIn(score) === (other ? playedIn(other) : null);

/** The part of an entry that counts. */
type OnHole = Pick<HoleScore, keyof typeof onHole>;

/**
 * Entries that a player may not simply overwrite: another person was faster, or the hole is already
 * disputed. A hole that has become empty again is no conflict.
 */
export const isHeld = (score: HoleScore, open: OpenCard, writing: Writing): boolean =>
  open.disputes.has(score.holeNumber) ||
  (open.scores.has(score.holeNumber) && isOvertaken(score, open, writing));

/** Whether a held score is a new entry for the hole, different from all present ones. */
export const isContrary = (score: HoleScore, open: OpenCard): boolean =>
  open.disputes.get(score.holeNumber)?.every((entry) => !saysTheSame(entry, score)) ??
  !saysTheSame(score, open.scores.get(score.holeNumber));

/** Both entries are kept; the one that counts comes first. */
export const dispute = (
  score: HoleScore,
  open: OpenCard,
  author: string | undefined,
): ScorecardEvent => {
  const { scorecardId, scores, disputes, changes } = open;
  const { holeNumber } = score;
  const entry = ({ holeNumber: _hole, ...entered }: HoleScore, n: number): DisputedEntry => {
    return { entryId: disputedEntryIdOf(scorecardId, holeNumber, changes, n), ...entered };
  };
  const counting =
    disputes.get(holeNumber)?.[0] ?? entry(scores.get(holeNumber) ?? score, COUNTING);
  return ScorecardEvent.cases.HoleDisputed.make({
    scorecardId,
    holeNumber,
    entries: [counting, entry(score, CONTRARY)],
    // Several people write on the card of a side, and each may settle what another has disputed.
    ...(author !== undefined && open.terms.side && { enteredBy: author }),
  });
};

const COUNTING = 0;
const CONTRARY = 1;
