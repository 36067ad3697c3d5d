import { Record } from "effect";
import { expect, test } from "vitest";
import { type EventName, eventCases } from "../domain/events.ts";
import { FieldEvent, fieldChanges } from "../domain/field/events.ts";
import { MatchEvent } from "../domain/match/events.ts";
import { ScorecardEvent, scoreChanges } from "../domain/scorecard/events.ts";
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

/** The events of a stream that, as its own file says, change neither who plays nor a result. */
const besides = <Name extends string>(
  { cases }: { readonly cases: Readonly<Record<Name, unknown>> },
  changes: ReadonlyArray<Name>,
) => Record.keys(cases).filter((name) => !changes.includes(name));

const besidesField = besides(FieldEvent, fieldChanges);
const besidesScores = besides(ScorecardEvent, scoreChanges);
const without = (names: ReadonlyArray<EventName>, ...handled: ReadonlyArray<EventName>) =>
  names.filter((name) => !handled.includes(name));

const coursesOfRounds = ["RoundCourseFixed", "RoundCourseChanged"] as const;
const playOffs = ["PlayOffRecorded", "PlayOffWithdrawn"] as const;

/** What changes nothing in a read model, although it follows other events of the same stream. */
const ignored: Readonly<Record<string, ReadonlyArray<EventName>>> = {
  tournaments: besidesField,
  leaderboard: [
    "TournamentNumberChanged",
    ...coursesOfRounds,
    "TournamentArchived",
    ...without(besidesField, "PlayerHandicapCorrected", "CutMade", "CutWithdrawn"),
    ...without(
      besidesScores,
      "ScorecardAttested",
      "ScorecardSignedOnPaper",
      "AttestationsInvalidated",
      "ScorecardVerified",
      "ScorecardVerificationWithdrawn",
      "ScorecardRejected",
      "ScorecardRejectionWithdrawn",
    ),
  ],
  scoringAverages: ["ScorecardHandicapCorrected", ...besidesScores],
  side_games: [
    "TournamentCreated",
    "TournamentSettingsChanged",
    "TournamentNumberChanged",
    ...playOffs,
    ...coursesOfRounds,
    "TournamentArchived",
    ...without(besidesField, "CutMade", "CutWithdrawn"),
    ...besidesScores,
    "MatchReopened",
  ],
  groups: besidesField,
  matches: [
    "TournamentCreated",
    "TournamentNumberChanged",
    ...playOffs,
    ...coursesOfRounds,
    "TournamentArchived",
    ...besidesField,
    ...besidesScores,
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
