import type { Actor, Recorded } from "../shared/recorded.ts";
import type { ScoreChangeKind } from "../shared/scoreChangeKinds.ts";
import type { HoleNumber, HoleScore } from "../shared/values.ts";
import type { ScorecardEvent } from "./events.ts";

type HoleEntry = Omit<HoleScore, "holeNumber">;

interface HoleChange {
  readonly holeNumber: HoleNumber;
  readonly before: HoleEntry | null;
  readonly after: HoleEntry;
}

/** One change of a card, with its author, its time, and the values before it. */
export interface ScoreChange {
  /** Counts the events of the card from 1. */
  readonly version: number;
  readonly kind: ScoreChangeKind;
  /** The time of the store, because the clocks of servers may be set back. */
  readonly at: string;
  readonly actor: Actor;
  /** By hole number; empty unless scores changed. */
  readonly holes: ReadonlyArray<HoleChange>;
  /** Empty unless holes were verified or a verification was taken back. */
  readonly verifiedHoles: ReadonlyArray<HoleNumber>;
  readonly reason: string | null;
  /** The hole that was disputed or settled, with the entries or the result. */
  readonly dispute: Dispute | null;
}

interface Dispute {
  readonly holeNumber: HoleNumber;
  readonly strokes: ReadonlyArray<number>;
}

/** The latest entry of each hole. */
export type HoleEntries = ReadonlyMap<HoleNumber, HoleEntry>;

/**
 * The change that an event describes, and the entries after it. Events do not contain the previous
 * value of a hole, so it is taken from the last event about that hole.
 */
export const foldChange = (
  entries: HoleEntries,
  { event, revision, recordedAt, metadata }: Recorded<ScorecardEvent>,
): readonly [HoleEntries, ScoreChange] => {
  const change = { version: revision + 1, at: recordedAt, actor: metadata.actor };
  const what = meaningOf(event, entries);
  const after = what.holes.map((hole) => [hole.holeNumber, hole.after] as const);
  return [after.length > 0 ? new Map([...entries, ...after]) : entries, { ...change, ...what }];
};

/** The holes whose entries these events changed. */
export const holesIn = (events: ReadonlyArray<Recorded<ScorecardEvent>>) =>
  new Set(events.flatMap(({ event }) => scoresIn(event).map(({ holeNumber }) => holeNumber)));

/** Adds entries of an earlier event for these holes, if no later entry is known. */
export const addEarlier = (
  entries: HoleEntries,
  event: ScorecardEvent,
  holes: ReadonlySet<HoleNumber>,
): HoleEntries => {
  const missing = scoresIn(event).filter(
    ({ holeNumber }) => holes.has(holeNumber) && !entries.has(holeNumber),
  );
  if (missing.length === 0) return entries;
  const earlier = missing.map(({ holeNumber, ...entry }) => [holeNumber, entry] as const);
  return new Map([...entries, ...earlier]);
};

const scoresIn = (event: ScorecardEvent): ReadonlyArray<HoleScore> =>
  event._tag === "HoleScoresRecorded" ? event.holeScores : [];

type Meaning = Pick<ScoreChange, "kind" | "holes" | "verifiedHoles" | "reason" | "dispute">;

const nothingElse = { holes: [], verifiedHoles: [], reason: null, dispute: null };

// No `default` case: a new event must not compile until its meaning is decided here.
const meaningOf = (event: ScorecardEvent, entries: HoleEntries): Meaning => {
  switch (event._tag) {
    case "ScorecardOpened":
      return { ...nothingElse, kind: "opened" };
    case "HoleScoresRecorded": {
      const { holeScores, reason } = event;
      return { ...nothingElse, kind: "scores", holes: holeChanges(holeScores, entries), reason };
    }
    case "ScorecardAttested":
      return { ...nothingElse, kind: "attested" };
    case "AttestationsInvalidated":
      return { ...nothingElse, kind: "attestations_invalidated" };
    case "ScorecardVerified":
      return { ...nothingElse, kind: "verified", verifiedHoles: event.holeNumbers };
    case "ScorecardVerificationWithdrawn":
      return {
        ...nothingElse,
        kind: "verification_withdrawn",
        verifiedHoles: event.holeNumbers,
        reason: event.reason,
      };
    case "ScorecardRejected":
      return { ...nothingElse, kind: "rejected", reason: event.reason };
    case "ScorecardCourseChanged":
      return { ...nothingElse, kind: "course_changed" };
    case "HoleDisputed": {
      const { holeNumber, entries } = event;
      const strokes = entries.map((entry) => entry.strokes);
      return { ...nothingElse, kind: "disputed", dispute: { holeNumber, strokes } };
    }
    case "HoleDisputeSettled": {
      const { holeNumber, strokes } = event;
      return { ...nothingElse, kind: "settled", dispute: { holeNumber, strokes: [strokes] } };
    }
  }
};

const holeChanges = (holeScores: ReadonlyArray<HoleScore>, entries: HoleEntries) =>
  holeScores
    .map(({ holeNumber, ...after }): HoleChange => {
      return { holeNumber, before: entries.get(holeNumber) ?? null, after };
    })
    .sort((a, b) => a.holeNumber - b.holeNumber);
