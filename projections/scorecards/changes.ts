import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { TermsOfCourse, TermsOfHandicap } from "../../domain/scorecard/playingTerms.ts";
import { holeScoreIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type {
  AttestationId,
  HoleNumber,
  HoleScore,
  ScorecardId,
} from "../../domain/shared/values.ts";
import type { ScorecardTables } from "./tables.ts";

type Card = ScorecardTables["scorecard"];
type Hole = ScorecardTables["hole_score"];
type DisputedEntry = ScorecardTables["disputed_entry"];
type Attestation = ScorecardTables["attestation"];

/** The data of an event that a card needs. */
export type CardFact<Event = Pick<ScorecardEvent, "scorecardId">> = Pick<
  Recorded<Event>,
  "event" | "metadata" | "revision" | "position"
>;

/** The changes of a page to a card: the last submission, and whether it is sent back. */
export interface CardEdit
  extends Pick<Card, "scorecard_id" | "changed_at" | "revision" | "position">,
    Pick<Card, "late">,
    Partial<
      Pick<Card, "submitted_at" | "submitted_by" | "rejection" | "signed_on_paper" | "round_date">
    > {
  /** What came late before is decided. */
  readonly clears_late: boolean;
  readonly decides_rejection: boolean;
  /** All terms of a card that is begun anew, or those that follow from another course or handicap. */
  readonly terms?: TermsOfCourse | TermsOfHandicap;
}

export type Mark = Pick<
  Hole,
  "scorecard_id" | "hole_number" | "verified_at" | "verified_by" | "position"
>;

/** A hole that is no longer disputed. */
export type SettledHole = Pick<DisputedEntry, "scorecard_id" | "hole_number" | "position">;

/**
 * Every row contains the position of its last event, so the order of writing does not matter: for
 * each hole the latest score, verification or rejection wins.
 */
export interface CardChanges {
  readonly opened: Array<Card>;
  readonly edits: Map<ScorecardId, CardEdit>;
  readonly holes: Map<string, Hole>;
  readonly marks: Map<string, Mark>;
  readonly rejected: Map<ScorecardId, Position>;
  readonly disputed: Array<DisputedEntry>;
  readonly settled: Array<SettledHole>;
  readonly attestations: Array<Attestation>;
  readonly invalidated: Map<AttestationId, Position>;
}

export const noChanges = (): CardChanges => ({
  opened: [],
  edits: new Map(),
  holes: new Map(),
  marks: new Map(),
  rejected: new Map(),
  disputed: [],
  settled: [],
  attestations: [],
  invalidated: new Map(),
});

type Opened = Extract<ScorecardEvent, { readonly _tag: "ScorecardOpened" }>;

/** A new card without scores. */
export const openedCard = ({ event, revision, metadata, position }: CardFact<Opened>): Card => {
  const { _tag, scorecardId, tournamentId, playerId, round, ...terms } = event;
  return {
    scorecard_id: scorecardId,
    tournament_id: tournamentId,
    player_id: playerId,
    round,
    terms,
    round_date: metadata.occurredAt,
    submitted_at: metadata.occurredAt,
    submitted_by: metadata.actor,
    changed_at: metadata.occurredAt,
    rejection: null,
    signed_on_paper: false,
    late: {},
    revision,
    position,
  };
};

type Decision = Partial<
  Pick<
    CardEdit,
    "submitted_at" | "submitted_by" | "rejection" | "signed_on_paper" | "round_date" | "terms"
  >
>;

/** Every event about a card changes its row. */
export const edit = (
  { edits }: CardChanges,
  { event, revision, metadata, position }: CardFact,
  decision: Decision = {},
) => {
  const before = edits.get(event.scorecardId);
  edits.set(event.scorecardId, {
    ...before,
    ...decision,
    ...(decision.terms && { terms: { ...before?.terms, ...decision.terms } }),
    scorecard_id: event.scorecardId,
    decides_rejection: before?.decides_rejection === true || "rejection" in decision,
    late: before?.late ?? {},
    clears_late: before?.clears_late ?? false,
    changed_at: metadata.occurredAt,
    revision,
    position,
  });
};

/** Scores came after the end. */
export const keepLate = (
  { edits }: CardChanges,
  { event, metadata }: CardFact<Extract<ScorecardEvent, { readonly _tag: "LateScoresReceived" }>>,
) => {
  const known = edits.get(event.scorecardId);
  if (!known) return;
  const received = event.holeScores.map(({ holeNumber, ...entry }) => [
    holeNumber,
    { ...entry, receivedAt: metadata.occurredAt },
  ]);
  const late = { ...known.late, ...Object.fromEntries(received) };
  edits.set(event.scorecardId, { ...known, late });
};

export const clearLate = ({ edits }: CardChanges, { event }: CardFact) => {
  const known = edits.get(event.scorecardId);
  if (known) edits.set(event.scorecardId, { ...known, late: {}, clears_late: true });
};

export const score = ({ holes }: CardChanges, fact: CardFact, holeScore: HoleScore) => {
  const key = keyOf(fact.event.scorecardId, holeScore.holeNumber);
  holes.set(key, scoredHole(fact, holeScore, holes.get(key)));
};

/** A changed hole is no longer verified. */
const scoredHole = (
  { event: { scorecardId }, metadata, position }: CardFact,
  { holeNumber, putts, penalties, notes, ...there }: HoleScore,
  before: Hole | undefined,
): Hole => ({
  scorecard_id: scorecardId,
  hole_number: holeNumber,
  hole_score_id: before?.hole_score_id ?? holeScoreIdOf(scorecardId, holeNumber),
  ...onHole(there),
  putts,
  penalties,
  notes,
  submitted_by: metadata.actor,
  created_at: before?.created_at ?? metadata.occurredAt,
  updated_at: metadata.occurredAt,
  verified_by: null,
  verified_at: null,
  position,
});

export const verify = (
  { marks }: CardChanges,
  { event, metadata, position }: CardFact,
  holeNumber: HoleNumber,
) =>
  marks.set(keyOf(event.scorecardId, holeNumber), {
    scorecard_id: event.scorecardId,
    hole_number: holeNumber,
    verified_at: metadata.occurredAt,
    verified_by: metadata.actor,
    position,
  });

/** The verification of a hole was taken back. */
export const unmark = (
  { marks }: CardChanges,
  { event, position }: CardFact,
  holeNumber: HoleNumber,
) =>
  marks.set(keyOf(event.scorecardId, holeNumber), {
    scorecard_id: event.scorecardId,
    hole_number: holeNumber,
    verified_at: null,
    verified_by: null,
    position,
  });

interface OnHole {
  readonly strokes: number | null;
  readonly pickedUp?: boolean;
  readonly conceded?: boolean;
}

/** The columns for what stands on a hole. */
export const onHole = ({ strokes, pickedUp = false, conceded = false }: OnHole) => ({
  ...{ strokes, picked_up: pickedUp, conceded },
});

const keyOf = (scorecardId: ScorecardId, holeNumber: HoleNumber) => `${scorecardId} ${holeNumber}`;
