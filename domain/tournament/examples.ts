import { presentEdition } from "../golf/rulesEdition.ts";
import { tournamentId } from "../scorecard/examples.ts";
import {
  Cents,
  CourseId,
  HoleId,
  HoleNumber,
  type PlayerId,
  RoundNumber,
  TeeId,
  WallClock,
} from "../shared/values.ts";
import { TournamentCommand } from "../testing/commands.ts";
import { TournamentEvent } from "./events.ts";
import { RoundCourse } from "./roundCourse.ts";
import { type ChangedSettings, TournamentSettings } from "./settings.ts";
import type { TournamentStatus } from "./status.ts";

/**
 * Named values for tests and documentation, so that a test shows only the values that matter to it.
 */
export { tournamentId } from "../scorecard/examples.ts";

export const at = (time: string) => WallClock.make(time);
const whiteTee = TeeId.make("91c2d3e4-f506-4172-8839-a4b5c6d7e808");
const redTee = TeeId.make("91c2d3e4-f506-4172-8839-a4b5c6d7e809");

/** Two rounds on the first weekend of June. */
export const settings = TournamentSettings.make({
  name: "Summer Open",
  description: null,
  startDate: at("2026-06-06"),
  endDate: at("2026-06-07"),
  location: "Old Course",
  maxParticipants: 40,
  registrationFee: Cents.make(5000),
  courseId: CourseId.make("c3f0a9b8-1d2e-4f30-8a4b-5c6d7e8f9006"),
  category: "Tournament",
  eventType: "stroke_play",
  isPrivate: false,
  registrationDeadline: at("2026-06-01"),
  organizerContactId: null,
  eventAdminId: null,
  numberOfRounds: 2,
  scoringFormat: "stroke_play",
  teamFormat: "individual",
  handicapRequired: false,
  participantStructureId: null,
  playFormatId: null,
  scoringMetricId: null,
  competitionContainerId: null,
  sideGamesEnabled: true,
  availableSideGames: ["skins", "nassau"],
  handicapAllowance: 95,
  teeId: whiteTee,
  tieBreak: "shared",
});

/** Two holes, with two tees. */
export const roundCourse = RoundCourse.make({
  courseId: CourseId.make("c3f0a9b8-1d2e-4f30-8a4b-5c6d7e8f9006"),
  holes: [holeOf(1, 4), holeOf(2, 3)],
  tees: [
    { id: whiteTee, name: "White", courseRating: 71.1, slopeRating: 129, totalYards: 6497 },
    { id: redTee, name: "Red", courseRating: 67.2, slopeRating: 118, totalYards: 5411 },
  ],
});

function holeOf(number: number, par: number) {
  const holeId = HoleId.make(`00000000-0000-4000-9000-${String(number).padStart(12, "0")}`);
  const yards = { blueDistance: 400, whiteDistance: 370, redDistance: 310 };
  return { holeId, holeNumber: HoleNumber.make(number), par, strokeIndex: number, ...yards };
}

const commands = TournamentCommand.cases;

export const create = (different: Partial<TournamentSettings> = {}) =>
  commands.CreateTournament.make({
    tournamentId,
    number: 1001,
    status: "upcoming",
    settings: { ...settings, ...different },
  });

/** An edit before there are scores, based on no revision. */
export const change = (changed: ChangedSettings, status: TournamentStatus | null = null) =>
  commands.ChangeTournamentSettings.make({
    tournamentId,
    changed,
    status,
    lastRoundWithScores: null,
    basedOn: null,
  });

export const changeAfterRound = (round: number, changed: ChangedSettings) => ({
  ...change(changed),
  lastRoundWithScores: RoundNumber.make(round),
});

export const replaceGuessableNumber = (number: number) =>
  commands.ReplaceGuessableNumber.make({ tournamentId, number });

export const followSchedule = (today: string) =>
  commands.FollowSchedule.make({ tournamentId, today: at(today) });

export const archive = commands.ArchiveTournament.make({ tournamentId });

const events = TournamentEvent.cases;

export const created = (different: Partial<TournamentSettings> = {}) =>
  events.TournamentCreated.make({
    tournamentId,
    number: 1001,
    status: "upcoming",
    settings: { ...settings, ...different },
  });

export const changed = (settingsChanged: ChangedSettings) =>
  events.TournamentSettingsChanged.make({ tournamentId, changed: settingsChanged });

export const renumbered = (number: number) =>
  events.TournamentNumberChanged.make({ tournamentId, number });

export const moved = (
  from: TournamentStatus,
  to: TournamentStatus,
  cause: "admin" | "schedule" = "schedule",
) =>
  events.TournamentStatusChanged.make({
    ...{ tournamentId, from, to, cause },
    ...(to === "completed" && { rulesEdition: presentEdition }),
  });

export const archived = events.TournamentArchived.make({ tournamentId });

export const playedOff = (
  playerIds: ReadonlyArray<PlayerId>,
  place = 1,
  ...alsoLevel: ReadonlyArray<PlayerId>
) =>
  events.PlayOffRecorded.make({
    ...{ tournamentId, place, playerIds, scoring: "gross", note: null },
    ...(alsoLevel.length > 0 ? { alsoLevel } : {}),
  });

export const playOffWithdrawn = (place = 1) =>
  events.PlayOffWithdrawn.make({ tournamentId, place });

const ofRound = (course: RoundCourse, round: number) => {
  return { tournamentId, round: RoundNumber.make(round), course };
};

export const courseFixed = (course = roundCourse, round = 1) =>
  events.RoundCourseFixed.make(ofRound(course, round));

export const courseChanged = (course: RoundCourse, round = 1) =>
  events.RoundCourseChanged.make(ofRound(course, round));

export const fixCourse = (course = roundCourse, round = 1) =>
  commands.FixRoundCourse.make(ofRound(course, round));

export const changeCourse = (course: RoundCourse, round = 1) =>
  commands.ChangeRoundCourse.make(ofRound(course, round));

export const recordPlayOff = (
  playerIds: ReadonlyArray<PlayerId>,
  facts: { readonly level?: ReadonlyArray<PlayerId>; readonly isLastRoundComplete?: boolean } = {},
) =>
  commands.RecordPlayOff.make({
    ...{ tournamentId, place: 1, playerIds, scoring: "gross", note: null },
    ...{ level: playerIds, isLastRoundComplete: true, ...facts },
  });

export const withdrawPlayOff = commands.WithdrawPlayOff.make({ tournamentId, place: 1 });
