import { Schema } from "effect";
import { PlayerId, TeamId, TournamentId } from "../shared/values.ts";

export const TeamKind = Schema.Literals(["pair", "team"]);
export type TeamKind = typeof TeamKind.Type;

/**
 * Facts about who plays together as a side of a tournament.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const TeamEvent = Schema.TaggedUnion({
  TeamFormed: {
    tournamentId: TournamentId,
    teamId: TeamId,
    name: Schema.String,
    kind: TeamKind,
    /** The first one keeps the card where all share one ball. */
    playerIds: Schema.Array(PlayerId),
    /**
     * Of the players, in their order, when the team was formed. A card that was open before knows
     * nothing of the team, so the team's strokes on it come from these.
     */
    handicapIndexes: Schema.optionalKey(Schema.Array(Schema.Finite)),
  },
  TeamDisbanded: { tournamentId: TournamentId, teamId: TeamId },
});
export type TeamEvent = typeof TeamEvent.Type;
