import { Array, Result } from "effect";
import { playedIn } from "../golf/played.ts";
import { scorecardIdOf } from "../shared/derivedIds.ts";
import {
  type HoleNumber,
  type HoleScore,
  isSameScore,
  type ScorecardKey,
} from "../shared/values.ts";
import { happened } from "./decision.ts";
import {
  dispute,
  isContrary,
  isHeld,
  isOvertaken,
  type SeenStrokes,
  saysTheSame,
} from "./disputes.ts";
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
import { freshCard, hasBegun, type OpenCard, type Scorecard } from "./scorecard.ts";
import { countedOn } from "./settleDispute.ts";
import { withdrawnSignatures } from "./withdrawnSignatures.ts";

const { ScorecardOpened, HoleScoresRecorded, HoleDisputeSettled, LateScoresReceived } =
  ScorecardEvent.cases;

/**
 * A normal round takes some dozens of changes. Without a limit one player could fill the disk by
 * changing one card again and again. The limit does not apply to administrators, because the
 * refusal sends players to them.
 */
export const MAX_CHANGES_BY_PLAYERS = 2000;

export interface RecordHoleScores {
  readonly card: ScorecardKey;
  /**
   * The first scores open the card on these terms, also after all holes were taken back; a card
   * with scores keeps its own terms.
   */
  readonly terms: PlayingTerms | null;
  readonly holeScores: Array.NonEmptyReadonlyArray<HoleScore>;
  /** Players cannot change verified holes; administrators may correct them. */
  readonly by: "player" | "admin";
  /** The id of the person who writes. */
  readonly author?: string;
  readonly reason: string | null;
  /**
   * For administrators a conflict is refused; for players both entries are kept. Holes without a
   * conflict are recorded.
   */
  readonly basedOn?: SeenStrokes;
  /** The tournament is over: what a player sends is kept and does not count. */
  readonly isLate?: boolean;
}

/** The first scores open the card. */
export const recordHoleScores = (
  recording: RecordHoleScores,
  state: Scorecard,
): Result.Result<ReadonlyArray<ScorecardEvent>, Refusal | ScorecardNotOpen> => {
  const { card, terms } = recording;
  const isOpen = state.status === "Open";
  // Late scores do not begin a card anew, because they do not count.
  const keepsTerms = terms === null || recording.isLate === true;
  if (isOpen && (hasBegun(state) || keepsTerms)) return recordOnOpenCard(recording, state);
  // Nothing stands on the card, so nothing can be taken back, and no card is opened for it.
  if (recording.holeScores.every((score) => playedIn(score) === null)) {
    return isOpen ? happened() : Result.fail(new ScorecardNotOpen({ card }));
  }
  if (terms === null) return Result.fail(new ScorecardNotOpen({ card }));
  const opening = ScorecardOpened.make({ scorecardId: scorecardIdOf(card), ...card, ...terms });
  const recorded = recordOnOpenCard(recording, freshCard(opening, state));
  return Result.map(recorded, (events): ReadonlyArray<ScorecardEvent> => [opening, ...events]);
};

const nothingSeen: SeenStrokes = new Map();

export type Refusal =
  | HoleScoredTwice
  | HoleNotOnCourse
  | HoleAlreadyVerified
  | StaleHoleScore
  | ScorecardChangedTooOften;

const recordOnOpenCard = (
  recording: RecordHoleScores,
  open: OpenCard,
): Result.Result<ReadonlyArray<ScorecardEvent>, Refusal> => {
  const { card, by, reason, basedOn = nothingSeen, author } = recording;
  const holeScores = Array.map(recording.holeScores, asWritten);
  // The people of an office may share one account, so an administrator may overtake themselves.
  const writing = { basedOn, author: by === "admin" ? undefined : author };
  const { scorecardId, courseHoles, scores, verified, rejection } = open;

  const numbers = holeScores.map(({ holeNumber }) => holeNumber);
  const repeated = numbers.find((hole, index) => numbers.indexOf(hole) !== index);
  if (repeated) return Result.fail(new HoleScoredTwice({ card, holeNumber: repeated }));
  const missing = numbers.find((hole) => !courseHoles.has(hole));
  if (missing) return Result.fail(new HoleNotOnCourse({ card, holeNumber: missing }));
  if (recording.isLate === true) return keptForTheOffice(card, holeScores, open, author);

  const overtaken = holeScores.filter((score) => isOvertaken(score, open, writing));
  const clash = overtaken.find((score) => !saysTheSame(score, scores.get(score.holeNumber)));
  if (clash && by === "admin") {
    return Result.fail(new StaleHoleScore({ card, holeNumber: clash.holeNumber }));
  }

  // Another person recorded the same strokes first: that person's putts and penalties stay.
  const held = by === "admin" ? overtaken : holeScores.filter((s) => isHeld(s, open, writing));
  const contrary = by === "admin" ? [] : held.filter((score) => isContrary(score, open));
  const changed = holeScores.filter((score) => {
    const known = scores.get(score.holeNumber);
    const isKnown = known ? isSameScore(known, score) : playedIn(score) === null;
    return !held.includes(score) && !isKnown;
  });
  const locked = by === "player" ? firstIn(verified, [...changed, ...contrary]) : undefined;
  if (locked) return Result.fail(new HoleAlreadyVerified({ card, holeNumber: locked }));

  // A card that was sent back counts as submitted again, even if its player confirms every score
  // without a change.
  const isOfOther = author !== undefined && author !== card.playerId;
  const isHandedIn = rejection !== null && !isOfOther;
  const isNothingNew = changed.length === 0 && !isHandedIn;
  const written = isNothingNew
    ? []
    : changed.length > 0
      ? changed
      : standing({ holeScores, by }, contrary, open);
  const further = [
    ...contrary.map((score) => dispute(score, open, author)),
    ...(by === "admin" ? settledByAdmin(holeScores, open) : []),
  ];
  if (written.length === 0 && further.length === 0) return happened();
  if (by === "player" && open.changes >= MAX_CHANGES_BY_PLAYERS) {
    return Result.fail(new ScorecardChangedTooOften({ card }));
  }
  const entered = {
    ...(author === undefined ? {} : { enteredBy: author }),
    // Whoever else writes on a card that was sent back, its player has to hand it in again.
    ...(rejection !== null && isOfOther ? { isStillSentBack: true } : {}),
  };
  const recorded = Array.isReadonlyArrayNonEmpty(written)
    ? [HoleScoresRecorded.make({ scorecardId, holeScores: written, reason, ...entered })]
    : [];
  const withdrawn = changed.length > 0 ? withdrawnSignatures(open) : [];
  return happened(...recorded, ...withdrawn, ...further);
};

/** Also on verified holes, because nothing changes until the office accepts it. */
const keptForTheOffice = (
  card: ScorecardKey,
  holeScores: ReadonlyArray<HoleScore>,
  { scorecardId, scores, late, changes }: OpenCard,
  author: string | undefined,
): Result.Result<ReadonlyArray<ScorecardEvent>, ScorecardChangedTooOften> => {
  const sent = holeScores.filter((score) => {
    const known = late.get(score.holeNumber) ?? scores.get(score.holeNumber);
    return known ? !isSameScore(known, score) : playedIn(score) !== null;
  });
  if (!Array.isReadonlyArrayNonEmpty(sent)) return happened();
  if (changes >= MAX_CHANGES_BY_PLAYERS) return Result.fail(new ScorecardChangedTooOften({ card }));
  const entered = author === undefined ? {} : { enteredBy: author };
  return happened(LateScoresReceived.make({ scorecardId, holeScores: sent, ...entered }));
};

/**
 * The scores that a person confirms, as the card has them. A player cannot confirm a disputed hole,
 * nor a hole that this same entry disputes.
 */
const standing = (
  { holeScores, by }: Pick<RecordHoleScores, "holeScores" | "by">,
  contrary: ReadonlyArray<HoleScore>,
  { scores, disputes }: OpenCard,
): ReadonlyArray<HoleScore> =>
  holeScores
    .filter(
      (score) => by === "admin" || !(disputes.has(score.holeNumber) || contrary.includes(score)),
    )
    .flatMap((score) => scores.get(score.holeNumber) ?? []);

/** The entry of an administrator on a disputed hole counts, whoever made the other entries. */
const settledByAdmin = (
  holeScores: ReadonlyArray<HoleScore>,
  { scorecardId, disputes }: OpenCard,
): ReadonlyArray<ScorecardEvent> =>
  holeScores.flatMap((score) => {
    const { holeNumber } = score;
    const entries = disputes.get(holeNumber);
    if (!entries) return [];
    const entryId = entries.find((entry) => saysTheSame(entry, score))?.entryId ?? null;
    return [HoleDisputeSettled.make({ scorecardId, holeNumber, entryId, ...countedOn(score) })];
  });

/** An empty hole has nothing else either: no putts, penalties and notes. */
const asWritten = (score: HoleScore): HoleScore => {
  const { holeNumber } = score;
  return playedIn(score) === null
    ? { holeNumber, strokes: null, putts: null, penalties: 0, notes: null }
    : score;
};

const firstIn = (holes: ReadonlySet<HoleNumber>, scores: ReadonlyArray<HoleScore>) =>
  scores.find(({ holeNumber }) => holes.has(holeNumber))?.holeNumber;
