import { Array, Result } from "effect";
import { scorecardIdOf } from "../shared/derivedIds.ts";
import { type HoleNumber, type HoleScore, isSameScore } from "../shared/values.ts";
import type { RecordHoleScores } from "./commands.ts";
import type { Decision } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import {
  HoleAlreadyVerified,
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

/** The first scores open the card on the terms of the day. */
export const recordHoleScores = (command: RecordHoleScores, state: Scorecard): Decision => {
  if (state.status === "Open") return recordOnOpenCard(command, state);
  const { card, terms } = command;
  if (terms === null) return Result.fail(new ScorecardNotOpen({ card }));
  const opening = ScorecardOpened.make({ scorecardId: scorecardIdOf(card), ...card, ...terms });
  const recorded = recordOnOpenCard(command, freshCard(opening));
  return Result.map(recorded, (events) => [opening, ...events]);
};

const recordOnOpenCard = (command: RecordHoleScores, open: OpenCard): Decision => {
  const { card, holeScores, by, reason } = command;
  const { scorecardId, courseHoles, scores, verified, rejection } = open;

  const numbers = holeScores.map(({ holeNumber }) => holeNumber);
  const repeated = numbers.find((hole, index) => numbers.indexOf(hole) !== index);
  if (repeated) return Result.fail(new HoleScoredTwice({ card, holeNumber: repeated }));
  const missing = numbers.find((hole) => !courseHoles.has(hole));
  if (missing) return Result.fail(new HoleNotOnCourse({ card, holeNumber: missing }));

  const changed = holeScores.filter((score) => {
    const known = scores.get(score.holeNumber);
    return known === undefined || !isSameScore(known, score);
  });
  const locked = by === "player" ? firstIn(verified, changed) : undefined;
  if (locked) return Result.fail(new HoleAlreadyVerified({ card, holeNumber: locked }));

  // A card that was sent back counts as submitted again, even if its player stands by every score.
  if (changed.length === 0 && rejection === null) return Result.succeed([]);
  if (by === "player" && open.changes >= MOST_CHANGES_BY_PLAYERS) {
    return Result.fail(new ScorecardChangedTooOften({ card }));
  }
  if (Array.isReadonlyArrayNonEmpty(changed)) {
    const recorded = HoleScoresRecorded.make({ scorecardId, holeScores: changed, reason });
    return Result.succeed([recorded, ...withdrawnSignatures(open)]);
  }
  return Result.succeed([HoleScoresRecorded.make({ scorecardId, holeScores, reason })]);
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
