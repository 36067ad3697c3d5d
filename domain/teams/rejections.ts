import { Schema } from "effect";
import { PlayerId, TeamId, TournamentId } from "../shared/values.ts";

const ofTeam = { tournamentId: TournamentId, teamId: TeamId };

export class TeamNotFound extends Schema.TaggedError<TeamNotFound>()("TeamNotFound", ofTeam) {}

/** A pair has two players, a team at least two. */
export class WrongTeamSize extends Schema.TaggedError<WrongTeamSize>()("WrongTeamSize", ofTeam) {}

export class PlayerTwiceInTeam extends Schema.TaggedError<PlayerTwiceInTeam>()(
  "PlayerTwiceInTeam",
  ofTeam,
) {}

export class TeamOfStrangers extends Schema.TaggedError<TeamOfStrangers>()("TeamOfStrangers", {
  ...ofTeam,
  /** The players who have no place in the field. */
  playerIds: Schema.Array(PlayerId),
}) {}

export type TeamRejection = TeamNotFound | WrongTeamSize | PlayerTwiceInTeam | TeamOfStrangers;
