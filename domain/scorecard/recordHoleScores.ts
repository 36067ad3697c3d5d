import { Array, Result } from "effect";
import { scorecardIdOf } from "../shared/derivedIds.ts";
import {
  type HoleNumber,
  type HoleScore,
  isSameScore,
  type ScorecardKey,
} from "../shared/values.ts";
import { happened } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import type { PlayingTerms } from "./playingTerms.ts";
import {
  HoleAlreadyVerified,
  HoleChangedMeanwhile,
  HoleNotOnCourse,
  HoleScoredTwice,
  ScorecardChangedTooOften,
  ScorecardNotOpen,
} from "./rejections.ts";
import { freshCard, type OpenCard, type Scorecard } from "./scorecard.ts";

const { ScorecardOpened, HoleScoresRecorded, AttestationsInvalidated } = ScorecardEvent.cases;

/**
 * A round takes some dozens of changes. Without a limit one player could fill the disk by changing one
 * card again and again. Administrators may go on, because the refusal sends players to them.
 */
export const MOST_CHANGES_BY_PLAYERS = 2000;

export interface RecordHoleScores {
  readonly card: ScorecardKey;
  /** The first scores open the card on these terms; a card that is open keeps its own. */
  readonly terms: PlayingTerms | null;
  readonly holeScores: Array.NonEmptyReadonlyArray<HoleScore>;
  /** Players leave verified holes alone; administrators may correct them. */
  readonly by: "player" | "admin";
  readonly reason: string | null;
  /** The strokes that were last seen on a hole, null for none. Other holes are simply written. */
  readonly basedOn?: ReadonlyMap<HoleNumber, number | null>;
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

const nothingSeen: ReadonlyMap<HoleNumber, number | null> = new Map();

type Refusal =
  | HoleScoredTwice
  | HoleNotOnCourse
  | HoleAlreadyVerified
  | HoleChangedMeanwhile
  | ScorecardChangedTooOften;

const recordOnOpenCard = (
  { card, holeScores, by, reason, basedOn = nothingSeen }: RecordHoleScores,
  open: OpenCard,
): Result.Result<ReadonlyArray<ScorecardEvent>, Refusal> => {
  const { scorecardId, courseHoles, scores, verified, rejection } = open;

  const numbers = holeScores.map(({ holeNumber }) => holeNumber);
  const repeated = numbers.find((hole, index) => numbers.indexOf(hole) !== index);
  if (repeated) return Result.fail(new HoleScoredTwice({ card, holeNumber: repeated }));
  const missing = numbers.find((hole) => !courseHoles.has(hole));
  if (missing) return Result.fail(new HoleNotOnCourse({ card, holeNumber: missing }));

  const overtaken = holeScores.filter(({ holeNumber }) => {
    const seen = basedOn.get(holeNumber);
    return seen !== undefined && seen !== (scores.get(holeNumber)?.strokes ?? null);
  });
  const clash = overtaken.find(
    ({ holeNumber, strokes }) => scores.get(holeNumber)?.strokes !== strokes,
  );
  if (clash) return Result.fail(new HoleChangedMeanwhile({ card, holeNumber: clash.holeNumber }));

  const changed = holeScores.filter((score) => {
    // Somebody was faster with the same strokes: what they know of putts and penalties stays.
    if (overtaken.includes(score)) return false;
    const known = scores.get(score.holeNumber);
    return known === undefined || !isSameScore(known, score);
  });
  const locked = by === "player" ? firstIn(verified, changed) : undefined;
  if (locked) return Result.fail(new HoleAlreadyVerified({ card, holeNumber: locked }));

  // A card that was sent back counts as submitted again, even if its player stands by every score.
  if (changed.length === 0 && rejection === null) return happened();
  if (by === "player" && open.changes >= MOST_CHANGES_BY_PLAYERS) {
    return Result.fail(new ScorecardChangedTooOften({ card }));
  }
  if (Array.isReadonlyArrayNonEmpty(changed)) {
    const recorded = HoleScoresRecorded.make({ scorecardId, holeScores: changed, reason });
    return happened(recorded, ...withdrawnSignatures(open));
  }
  return happened(HoleScoresRecorded.make({ scorecardId, holeScores, reason }));
};

const firstIn = (holes: ReadonlySet<HoleNumber>, scores: ReadonlyArray<HoleScore>) =>
  scores.find(({ holeNumber }) => holes.has(holeNumber))?.holeNumber;

/** Partners signed other numbers. */
const withdrawnSignatures = ({
  scorecardId,
  attestations,
}: OpenCard): ReadonlyArray<ScorecardEvent> => {
  const attestationIds = [...attestations.values()];
  if (!Array.isReadonlyArrayNonEmpty(attestationIds)) return [];
  return [AttestationsInvalidated.make({ scorecardId, attestationIds })];
};
