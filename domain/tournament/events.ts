import { Schema } from "effect";
import { TournamentId } from "../shared/values.ts";
import { ChangedSettings, TournamentSettings } from "./settings.ts";
import { TournamentStatus } from "./status.ts";

/**
 * Facts about a tournament as its organiser runs it. Who plays in it stands in its field.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const TournamentEvent = Schema.TaggedUnion({
  TournamentCreated: {
    tournamentId: TournamentId,
    /** The public number, which opens a private tournament. */
    number: Schema.Int,
    status: TournamentStatus,
    settings: TournamentSettings,
  },
  TournamentSettingsChanged: {
    tournamentId: TournamentId,
    changed: ChangedSettings,
  },
  /** What was its number before opens it no longer. */
  TournamentNumberChanged: {
    tournamentId: TournamentId,
    number: Schema.Int,
  },
  TournamentStatusChanged: {
    tournamentId: TournamentId,
    from: TournamentStatus,
    to: TournamentStatus,
    cause: Schema.Literals(["admin", "schedule"]),
  },
  /** No list shows it any more. Its results stay with those who played. */
  TournamentArchived: { tournamentId: TournamentId },
});
export type TournamentEvent = typeof TournamentEvent.Type;
