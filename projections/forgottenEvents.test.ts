import { expect, test } from "vitest";
import { type EventName, eventCases } from "../domain/events.ts";
import { FieldEvent } from "../domain/field/events.ts";
import { MatchEvent } from "../domain/match/events.ts";
import { ScorecardEvent } from "../domain/scorecard/events.ts";
import { SideGameEvent } from "../domain/sideGame/events.ts";
import { SummaryEvent } from "../domain/summary/events.ts";
import { TeamEvent } from "../domain/teams/events.ts";
import { TeeSheetEvent } from "../domain/teeSheet/events.ts";
import { TournamentEvent } from "../domain/tournament/events.ts";
import { registry } from "./registry.ts";

const streams = [
  TournamentEvent,
  FieldEvent,
  ScorecardEvent,
  SideGameEvent,
  TeeSheetEvent,
  TeamEvent,
  MatchEvent,
  SummaryEvent,
].map(({ cases }) => Object.keys(cases));

const payments = ["EntryFeeChosen", "PaymentRecorded", "PaymentRefunded"] as const;
const signatures = [
  "ScorecardAttested",
  "ScorecardSignedOnPaper",
  "AttestationsInvalidated",
  "ScorecardVerified",
  "ScorecardVerificationWithdrawn",
  "ScorecardRejected",
  "ScorecardRejectionWithdrawn",
] as const;
/** What is decided about late scores and disputed holes is recorded as scores, too. */
const beforeScores = [
  "LateScoresReceived",
  "LateScoresAccepted",
  "LateScoresDeclined",
  "HoleDisputed",
  "HoleDisputeSettled",
] as const;
const coursesOfRounds = ["RoundCourseFixed", "RoundCourseChanged"] as const;
const whoStands = ["PlayerTeeChosen", "PlayerHandicapCorrected", ...payments] as const;
const playOffs = ["PlayOffRecorded", "PlayOffWithdrawn"] as const;

/** What changes nothing in a read model, although it follows other events of the same stream. */
const ignored: Readonly<Record<string, ReadonlyArray<EventName>>> = {
  tournaments: [...whoStands, "CutMade", "CutWithdrawn"],
  leaderboard: [
    "TournamentNumberChanged",
    ...coursesOfRounds,
    "TournamentArchived",
    "PlayerTeeChosen",
    ...payments,
    ...beforeScores,
  ],
  scoringAverages: [...signatures, "ScorecardHandicapCorrected", ...beforeScores],
  side_games: [
    "TournamentCreated",
    "TournamentSettingsChanged",
    "TournamentNumberChanged",
    ...playOffs,
    ...coursesOfRounds,
    "TournamentArchived",
    ...whoStands,
    ...signatures,
    ...beforeScores,
    "MatchReopened",
  ],
  groups: [...whoStands, "CutMade", "CutWithdrawn"],
  matches: [
    "TournamentCreated",
    "TournamentNumberChanged",
    ...playOffs,
    ...coursesOfRounds,
    "TournamentArchived",
    ...whoStands,
    "CutMade",
    "CutWithdrawn",
    ...signatures,
    ...beforeScores,
    "SideGameHoleRecorded",
    "SideGameEntryRecorded",
    "WolfChoiceRecorded",
  ],
};

test("every event belongs to a stream", () => {
  expect(streams.flat().toSorted()).toEqual(Object.keys(eventCases).toSorted());
});

test.each(registry)("$name forgets no event of the streams that it follows", (projection) => {
  const { name, handles, isMovedBy } = projection;
  const follows = (type: string) => handles(type) || isMovedBy(type);
  const followed = streams.filter((types) => types.some(follows));
  const left = followed.flat().filter((type) => !follows(type));
  expect(left.toSorted()).toEqual([...(ignored[name] ?? [])].toSorted());
});
