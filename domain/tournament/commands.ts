import { Schema } from "effect";
import { RoundNumber, TournamentId, WallClock } from "../shared/values.ts";
import { ChangedSettings, TournamentSettings } from "./settings.ts";
import { TournamentStatus } from "./status.ts";

/** What may be asked of a tournament. Whoever sends a command has checked that the sender may ask it. */
export const TournamentCommand = Schema.TaggedUnion({
  CreateTournament: {
    tournamentId: TournamentId,
    number: Schema.Int,
    status: TournamentStatus,
    settings: TournamentSettings,
  },
  ChangeTournamentSettings: {
    tournamentId: TournamentId,
    changed: ChangedSettings,
    /** Goes with the settings, so that one edit is one decision. */
    status: Schema.NullOr(TournamentStatus),
    /** The latest round in which somebody has a card; null before the first one. */
    lastRoundWithScores: Schema.NullOr(RoundNumber),
    /** The revision that was edited, or null: then the last edit wins. */
    basedOn: Schema.NullOr(Schema.Int),
  },
  /** The clock looks whether the dates move the tournament on. */
  FollowSchedule: { tournamentId: TournamentId, today: WallClock },
  /** It leaves the lists for good; what is not over is called off. */
  ArchiveTournament: { tournamentId: TournamentId },
});
export type TournamentCommand = typeof TournamentCommand.Type;

export type CreateTournament = typeof TournamentCommand.cases.CreateTournament.Type;
export type ChangeTournamentSettings = typeof TournamentCommand.cases.ChangeTournamentSettings.Type;
export type FollowSchedule = typeof TournamentCommand.cases.FollowSchedule.Type;
export type ArchiveTournament = typeof TournamentCommand.cases.ArchiveTournament.Type;
