import { Schema } from "effect";
import { PlayerId, TeamId, TournamentId } from "../shared/values.ts";

export const TeamKind = Schema.Literals(["pair", "team"]);
export type TeamKind = typeof TeamKind.Type;

/**
 * Facts about the pairs and teams of a tournament.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const TeamEvent = Schema.TaggedUnion({
  TeamFormed: {
    tournamentId: TournamentId,
    teamId: TeamId,
    name: Schema.String,
    kind: TeamKind,
    /** If all members share one ball, the first one keeps the card. */
    playerIds: Schema.Array(PlayerId),
    /**
     * The handicap indexes of the players, in their order, when the team was formed. A card that
     * was opened before does not contain the team, so the team's strokes on it are calculated from
     * these.
     */
    handicapIndexes: Schema.optionalKey(Schema.Array(Schema.Finite)),
  },
  TeamDisbanded: { tournamentId: TournamentId, teamId: TeamId },
});
export type TeamEvent = typeof TeamEvent.Type;

/** Every event of them changes who plays with whom. */
export const teamChanges = ["TeamFormed", "TeamDisbanded"] as const satisfies ReadonlyArray<
  TeamEvent["_tag"]
>;
