import { type Played, playedIn } from "../golf/played.ts";
import type { Actor, Recorded } from "../shared/recorded.ts";
import { kindOfEvent, type ScoreChangeKind } from "../shared/scoreChangeKinds.ts";
import type { HoleNumber, HoleScore } from "../shared/values.ts";
import type { ScorecardEvent } from "./events.ts";
import { indexOfCard } from "./playingTerms.ts";

type HoleEntry = Omit<HoleScore, "holeNumber">;

interface HoleChange {
  readonly holeNumber: HoleNumber;
  readonly before: HoleEntry | null;
  /** Null when the hole was taken back. */
  readonly after: HoleEntry | null;
}

/** One change of a card, with its author, its time, and the values before it. */
export interface ScoreChange {
  /** Counts the events of the card from 1. */
  readonly version: number;
  readonly kind: ScoreChangeKind;
  /** The time of the store, because the clocks of servers may be set back. */
  readonly at: string;
  readonly actor: Actor;
  /** By hole number; empty unless scores changed, or came late and did not count. */
  readonly holes: ReadonlyArray<HoleChange>;
  /** Those verified, no longer verified, or verified again; empty otherwise. */
  readonly verifiedHoles: ReadonlyArray<HoleNumber>;
  readonly reason: string | null;
  /** The hole that was disputed or settled, with the entries or the result. */
  readonly dispute: Dispute | null;
  /** What counts since the handicap was corrected. */
  readonly handicap: CorrectedHandicap | null;
}

interface CorrectedHandicap {
  /** Null if the player has no index. */
  readonly handicapIndex: number | null;
  readonly playingHandicap: number;
  /** Null where no tee is rated. */
  readonly tee: string | null;
}

interface Dispute {
  readonly holeNumber: HoleNumber;
  /** What was entered, or what counts; null is an empty hole. */
  readonly entries: ReadonlyArray<Played | null>;
}

/** The latest entry of each hole; null where it was taken back. */
export type HoleEntries = ReadonlyMap<HoleNumber, HoleEntry | null>;

/**
 * The change that an event describes, and the entries after it. Events do not contain the previous
 * value of a hole, so it is taken from the last event about that hole.
 */
export const foldChange = (
  entries: HoleEntries,
  { event, revision, recordedAt, metadata }: Recorded<ScorecardEvent>,
): readonly [HoleEntries, ScoreChange] => {
  const change: ScoreChange = {
    ...{ version: revision + 1, at: recordedAt, actor: metadata.actor },
    // A new event does not compile before its kind is known.
    kind: kindOfEvent[event._tag],
    holes: holeChanges(sentIn(event), entries),
    verifiedHoles: verifiedIn(event),
    reason: "reason" in event ? event.reason : null,
    dispute: disputeIn(event),
    handicap: handicapIn(event),
  };
  const counting = scoresIn(event).length > 0 ? change.holes : [];
  const after = counting.map((hole) => [hole.holeNumber, hole.after] as const);
  return [after.length > 0 ? new Map([...entries, ...after]) : entries, change];
};

/** The holes whose entries these events changed. */
export const holesIn = (events: ReadonlyArray<Recorded<ScorecardEvent>>) =>
  new Set(events.flatMap(({ event }) => sentIn(event).map(({ holeNumber }) => holeNumber)));

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
  const earlier = missing.map((score) => [score.holeNumber, entryOf(score)] as const);
  return new Map([...entries, ...earlier]);
};

const scoresIn = (event: ScorecardEvent): ReadonlyArray<HoleScore> =>
  event._tag === "HoleScoresRecorded" ? event.holeScores : [];

const sentIn = (event: ScorecardEvent): ReadonlyArray<HoleScore> =>
  event._tag === "LateScoresReceived" ? event.holeScores : scoresIn(event);

const verifiedIn = (event: ScorecardEvent): ReadonlyArray<HoleNumber> =>
  "holeNumbers" in event ? event.holeNumbers : [];

const disputeIn = (event: ScorecardEvent): Dispute | null => {
  if (event._tag === "HoleDisputed") {
    return { holeNumber: event.holeNumber, entries: event.entries.map(playedIn) };
  }
  return event._tag === "HoleDisputeSettled"
    ? { holeNumber: event.holeNumber, entries: [playedIn(event)] }
    : null;
};

const handicapIn = (event: ScorecardEvent): CorrectedHandicap | null =>
  event._tag === "ScorecardHandicapCorrected"
    ? {
        handicapIndex: indexOfCard(event),
        playingHandicap: event.playingHandicap,
        tee: event.course.tee?.name ?? null,
      }
    : null;

const holeChanges = (holeScores: ReadonlyArray<HoleScore>, entries: HoleEntries) =>
  holeScores
    .map((score): HoleChange => {
      const { holeNumber } = score;
      return { holeNumber, before: entries.get(holeNumber) ?? null, after: entryOf(score) };
    })
    .sort((a, b) => a.holeNumber - b.holeNumber);

const entryOf = ({ holeNumber: _hole, ...entry }: HoleScore): HoleEntry | null =>
  playedIn(entry) === null ? null : entry;
