import { Schema } from "effect";
import { PlayerId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { partOfList } from "../inputs/partOfList.ts";
import { sentence } from "../inputs/sentence.ts";
import { anyEvent, anyRound, oneEvent, oneScorecard } from "../params.ts";
import { GroupScores, MyScores } from "./holeScores.ts";
import { RoundAhead, Scorecard, ScorecardDetail } from "./scorecard.ts";

export const getScorecard = endpoint({
  summary: "One card with its course and holes",
  method: "GET",
  path: "/api/scorecards/:scorecardId",
  access: "cardReader",
  from: ["scorecards", "courses", "players", "administrators"],
  params: oneScorecard,
  success: { status: 200, body: ScorecardDetail },
});

export const listMyScorecards = endpoint({
  summary: "The player's cards of an event",
  method: "GET",
  path: "/api/events/:eventId/my-scorecards",
  access: "registered",
  from: ["scorecards", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(Scorecard) },
});

export const getRoundAhead = endpoint({
  summary: "The holes of a round, as the card would have them if it were opened now",
  method: "GET",
  path: "/api/events/:eventId/rounds/:roundNumber/holes",
  access: "registeredOrAdmin",
  from: ["tournaments", "registrations", "courses"],
  params: anyRound,
  success: { status: 200, body: RoundAhead },
  refusals: ["RoundNotFound"],
});

export const listAllScorecards = endpoint({
  summary: "The cards of an event by name, of all players or of one",
  method: "GET",
  path: "/api/events/:eventId/all-scorecards",
  access: "registeredOrAdmin",
  from: ["scorecards", "players"],
  params: anyEvent,
  query: Schema.Struct({
    playerId: Schema.optionalKey(PlayerId.pipe(sentence("Invalid player"))),
    ...partOfList,
  }),
  success: { status: 200, isPart: true, body: Schema.Array(Scorecard) },
});

export const listVerificationNeeded = endpoint({
  summary: "The cards that the player may attest now",
  method: "GET",
  path: "/api/events/:eventId/verification-needed",
  access: "registered",
  from: ["scorecards", "groups", "registrations", "players"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(Scorecard) },
});

export const recordMyScores = endpoint({
  summary: "Enters own scores; holes that are not sent keep theirs",
  method: "POST",
  path: "/api/events/:eventId/my-scores",
  access: "registered",
  params: oneEvent,
  body: MyScores,
  success: { status: 200, body: Scorecard },
  refusals: [
    "ScorecardNotOpen",
    "HoleScoredTwice",
    "HoleNotOnCourse",
    "HoleAlreadyVerified",
    "ScorecardChangedTooOften",
    "RoundNotInTournament",
    "CourseMissing",
    "TournamentCancelled",
    "NoLongerPlaying",
    "MissedCut",
    "ScoresNotOpen",
  ],
});

export const recordGroupScores = endpoint({
  summary: "Enters scores for a member of the player's tee group",
  method: "POST",
  path: "/api/events/:eventId/group-scores",
  access: "registered",
  params: oneEvent,
  body: GroupScores,
  success: { status: 200, body: Scorecard },
  refusals: [
    "GroupScoringOff",
    "NotInTeeGroup",
    "ScorecardNotOpen",
    "HoleScoredTwice",
    "HoleNotOnCourse",
    "HoleAlreadyVerified",
    "ScorecardChangedTooOften",
    "RoundNotInTournament",
    "CourseMissing",
    "TournamentCancelled",
    "PlayerNoLongerPlaying",
    "PlayerMissedCut",
    "NoLongerPlaying",
    "MissedCut",
    "ScoresNotOpen",
  ],
});
