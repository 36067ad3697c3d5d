import type { Entry } from "../../domain/field/field.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import type { AdminCaller, PlayerCaller } from "./callers.ts";

type Tournament = Pick<CreatedTournament, "tournamentId"> & {
  readonly settings: Pick<CreatedTournament["settings"], "eventAdminId">;
};

/** Super admins manage every tournament, event admins their own. */
export const manages = (admin: AdminCaller, { tournamentId, settings }: Tournament) =>
  isSuperAdmin(admin) || admin.event === tournamentId || settings.eventAdminId === admin.id;

export const isSuperAdmin = ({ accountType }: AdminCaller) => accountType === "super_admin";

/** Also after a withdrawal, a disqualification or a missed cut: they saw it from within. */
export const hasPlace = (entry: Entry | null) => entry?.status === "registered";

/** Neither withdrawn nor disqualified, and not sent home by a cut. */
export const stillPlays = (entry: Entry | null) =>
  hasPlace(entry) && entry?.play.status === "playing";

/** Who waits for a place sees what those see who have one. */
export const isInField = (entry: Entry | null) =>
  entry?.status === "registered" || entry?.status === "waitlist";

/** Also who has cancelled: whether that was this very command, come again, only the field knows. */
export const isOrWasInField = (entry: Entry | null) =>
  isInField(entry) || entry?.status === "cancelled";

export const owns = (player: PlayerCaller, card: ScorecardKey) => card.playerId === player.id;
