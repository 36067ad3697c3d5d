import type { Entry } from "../../domain/field/entry.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import type { AdminCaller, PlayerCaller } from "./callers.ts";

type Tournament = Pick<CreatedTournament, "tournamentId"> & {
  readonly settings: Pick<CreatedTournament["settings"], "eventAdminId">;
};

/** Super admins manage every tournament; event admins manage their own. */
export const manages = (admin: AdminCaller, { tournamentId, settings }: Tournament) =>
  isSuperAdmin(admin) || admin.event === tournamentId || settings.eventAdminId === admin.id;

export const isSuperAdmin = ({ accountType }: AdminCaller) => accountType === "super_admin";

/**
 * Includes players who have withdrawn, were disqualified or missed the cut, because they saw the
 * event as participants.
 */
export const hasPlace = (entry: Entry | null) => entry?.status === "registered";

/** Neither withdrawn nor disqualified, and not cut. */
export const stillPlays = (entry: Entry | null) =>
  hasPlace(entry) && entry?.play.status === "playing";

/** Players on the waitlist see the same as players with a place. */
export const isInField = (entry: Entry | null) =>
  entry?.status === "registered" || entry?.status === "waitlist";

/**
 * Includes players who have cancelled: only the field can tell whether their request is the
 * repeated cancellation.
 */
export const isOrWasInField = (entry: Entry | null) =>
  isInField(entry) || entry?.status === "cancelled";

export const owns = (player: PlayerCaller, card: ScorecardKey) => card.playerId === player.id;
