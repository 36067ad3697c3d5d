import { Schema } from "effect";
import { PlayerId, RoundNumber, TeamId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { PlayerStatus } from "../field/registration.ts";
import { Moment } from "../inputs/isoTime.ts";
import { anyEvent } from "../params.ts";
import { intOrNull, numberOrNull, PersonName } from "../shared.ts";
import { TeamType } from "../team/teams.ts";

const TeamHole = Schema.Struct({
  holeNumber: Schema.Int,
  /** Null where the team has picked up; so is net. */
  gross: intOrNull,
  net: intOrNull,
  points: Schema.Int,
  /** The players whose gross score counts. */
  playerIds: Schema.Array(PlayerId),
});

export const TeamLeaderboardEntry = Schema.Struct({
  team: Schema.Struct({ id: TeamId, name: Schema.String, type: TeamType }),
  players: Schema.Array(
    Schema.Struct({
      id: PlayerId,
      ...PersonName.fields,
      handicap: numberOrNull,
      playerStatus: PlayerStatus,
    }),
  ),
  rounds: Schema.Array(
    Schema.Struct({
      roundNumber: RoundNumber,
      /** Null as soon as the team has picked up a hole; so is the adjusted score. */
      grossScore: intOrNull,
      /** Net. */
      adjustedScore: intOrNull,
      stablefordPoints: Schema.Int,
      /** Counts the holes played. */
      par: Schema.Int,
      holesPlayed: Schema.Int,
      isComplete: Schema.Boolean,
      holes: Schema.Array(TeamHole),
    }),
  ),
  totalGross: intOrNull,
  totalNet: intOrNull,
  totalStableford: Schema.Int,
  roundCount: Schema.Int,
}).annotate({ identifier: "TeamLeaderboardEntry" });
export type TeamLeaderboardEntry = typeof TeamLeaderboardEntry.Type;

export const getTeamLeaderboard = endpoint({
  summary: "The board of the pairs and teams, live or as it stood at a moment",
  method: "GET",
  path: "/api/events/:eventId/team-leaderboard",
  access: "registeredOrAdmin",
  from: ["leaderboard", "teams", "players"],
  params: anyEvent,
  query: Schema.Struct({ asOf: Schema.optionalKey(Moment) }),
  success: { status: 200, body: Schema.Array(TeamLeaderboardEntry) },
});
