import { Array, Result } from "effect";
import { scorecardIdOf } from "../shared/derivedIds.ts";
import {
  type HoleNumber,
  type HoleScore,
  isSameScore,
  type ScorecardKey,
} from "../shared/values.ts";
import { happened } from "./decision.ts";
import { dispute, isContrary, isHeld, isOvertaken, type SeenStrokes } from "./disputes.ts";
import { ScorecardEvent } from "./events.ts";
import type { PlayingTerms } from "./playingTerms.ts";
import {
  HoleAlreadyVerified,
  HoleNotOnCourse,
  HoleScoredTwice,
  ScorecardChangedTooOften,
  ScorecardNotOpen,
  StaleHoleScore,
} from "./rejections.ts";
import { freshCard, type OpenCard, type Scorecard } from "./scorecard.ts";
import { withdrawnSignatures } from "./withdrawnSignatures.ts";

const { ScorecardOpened, HoleScoresRecorded, HoleDisputeSettled } = ScorecardEvent.cases;

/**
 * A normal round takes some dozens of changes. Without a limit one player could fill the disk by
 * changing one card again and again. The limit does not apply to administrators, because the
 * refusal sends players to them.
 */
export const MAX_CHANGES_BY_PLAYERS = 2000;

export interface RecordHoleScores {
  readonly card: ScorecardKey;
  /** The first scores open the card on these terms; an open card keeps its own terms. */
  readonly terms: PlayingTerms | null;
  readonly holeScores: Array.NonEmptyReadonlyArray<HoleScore>;
  /** Players cannot change verified holes; administrators may correct them. */
  readonly by: "player" | "admin";
  readonly reason: string | null;
  /**
   * For administrators a conflict is refused; for players both entries are kept. Holes without a
   * conflict are recorded.
   */
  readonly basedOn?: SeenStrokes;
}

/** The first scores open the card. */
export const recordHoleScores = (
  recording: RecordHoleScores,
  state: Scorecard,
): Result.Result<ReadonlyArray<ScorecardEvent>, Refusal | ScorecardNotOpen> => {
  if (state.status === "Open") return recordOnOpenCard(recording, state);
  const { card, terms } = recording;
  if (terms === null) return Result.fail(new ScorecardNotOpen({ card }));
  const opening = ScorecardOpened.make({ scorecardId: scorecardIdOf(card), ...card, ...terms });
  const recorded = recordOnOpenCard(recording, freshCard(opening));
  return Result.map(recorded, (events): ReadonlyArray<ScorecardEvent> => [opening, ...events]);
};

const nothingSeen: SeenStrokes = new Map();

type Refusal =
  | HoleScoredTwice
  | HoleNotOnCourse
  | HoleAlreadyVerified
  | StaleHoleScore
  | ScorecardChangedTooOften;

const recordOnOpenCard = (
  recording: RecordHoleScores,
  open: OpenCard,
): Result.Result<ReadonlyArray<ScorecardEvent>, Refusal> => {
  const { card, holeScores, by, reason, basedOn = nothingSeen } = recording;
  const { scorecardId, courseHoles, scores, verified, rejection } = open;

  const numbers = holeScores.map(({ holeNumber }) => holeNumber);
  const repeated = numbers.find((hole, index) => numbers.indexOf(hole) !== index);
  if (repeated) return Result.fail(new HoleScoredTwice({ card, holeNumber: repeated }));
  const missing = numbers.find((hole) => !courseHoles.has(hole));
  if (missing) return Result.fail(new HoleNotOnCourse({ card, holeNumber: missing }));

  const overtaken = holeScores.filter((score) => isOvertaken(score, open, basedOn));
  const clash = overtaken.find(
    ({ holeNumber, strokes }) => scores.get(holeNumber)?.strokes !== strokes,
  );
  if (clash && by === "admin") {
    return Result.fail(new StaleHoleScore({ card, holeNumber: clash.holeNumber }));
  }

  // Another person recorded the same strokes first: that person's putts and penalties stay.
  const held = by === "admin" ? overtaken : holeScores.filter((s) => isHeld(s, open, basedOn));
  const contrary = by === "admin" ? [] : held.filter((score) => isContrary(score, open));
  const changed = holeScores.filter((score) => {
    const known = scores.get(score.holeNumber);
    return !held.includes(score) && (known === undefined || !isSameScore(known, score));
  });
  const locked = by === "player" ? firstIn(verified, [...changed, ...contrary]) : undefined;
  if (locked) return Result.fail(new HoleAlreadyVerified({ card, holeNumber: locked }));

  // A card that was sent back counts as submitted again, even if its player confirms every score
  // without a change.
  const isNothingNew = changed.length === 0 && rejection === null;
  const written = isNothingNew
    ? []
    : changed.length > 0
      ? changed
      : standing(recording, contrary, open);
  const further = [
    ...contrary.map((score) => dispute(score, open)),
    ...(by === "admin" ? settledByAdmin(holeScores, open) : []),
  ];
  if (written.length === 0 && further.length === 0) return happened();
  if (by === "player" && open.changes >= MAX_CHANGES_BY_PLAYERS) {
    return Result.fail(new ScorecardChangedTooOften({ card }));
  }
  const recorded = Array.isReadonlyArrayNonEmpty(written)
    ? [HoleScoresRecorded.make({ scorecardId, holeScores: written, reason })]
    : [];
  const withdrawn = changed.length > 0 ? withdrawnSignatures(open) : [];
  return happened(...recorded, ...withdrawn, ...further);
};

/**
 * The scores that a person confirms, as the card has them. A player cannot confirm a disputed hole,
 * nor a hole that this same entry disputes.
 */
const standing = (
  { holeScores, by }: RecordHoleScores,
  contrary: ReadonlyArray<HoleScore>,
  { scores, disputes }: OpenCard,
): ReadonlyArray<HoleScore> =>
  holeScores
    .filter(
      (score) => by === "admin" || !(disputes.has(score.holeNumber) || contrary.includes(score)),
    )
    .map((score) => scores.get(score.holeNumber) ?? score);

/** The entry of an administrator on a disputed hole counts, whoever made the other entries. */
const settledByAdmin = (
  holeScores: ReadonlyArray<HoleScore>,
  { scorecardId, disputes }: OpenCard,
): ReadonlyArray<ScorecardEvent> =>
  holeScores.flatMap(({ holeNumber, strokes }) => {
    const entries = disputes.get(holeNumber);
    if (!entries) return [];
    const entryId = entries.find((entry) => entry.strokes === strokes)?.entryId ?? null;
    return [HoleDisputeSettled.make({ scorecardId, holeNumber, entryId, strokes })];
  });

const firstIn = (holes: ReadonlySet<HoleNumber>, scores: ReadonlyArray<HoleScore>) =>
  scores.find(({ holeNumber }) => holes.has(holeNumber))?.holeNumber;
