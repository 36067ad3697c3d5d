import { Schema } from "effect";
import { PlayerId, TeamId, TournamentId, textBetween } from "../shared/values.ts";
import { TeamKind } from "./events.ts";

/** What may be asked about teams. Whoever sends a command has checked that the sender may ask it. */
export const TeamCommand = Schema.TaggedUnion({
  FormTeam: {
    tournamentId: TournamentId,
    teamId: TeamId,
    name: textBetween(1, 100),
    kind: TeamKind,
    playerIds: Schema.Array(PlayerId),
    /** Of the players at the moment of the command, in their order. */
    handicapIndexes: Schema.Array(Schema.Finite),
    /** Those among them who have no place in the field at the moment of the command. */
    notRegistered: Schema.Array(PlayerId),
  },
  DisbandTeam: { tournamentId: TournamentId, teamId: TeamId },
});
export type TeamCommand = typeof TeamCommand.Type;

export type FormTeam = typeof TeamCommand.cases.FormTeam.Type;
export type DisbandTeam = typeof TeamCommand.cases.DisbandTeam.Type;
