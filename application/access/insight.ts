import type { AdministratorId, TournamentId } from "../../domain/shared/values.ts";
import type { Caller } from "./callers.ts";
import { manages } from "./rules.ts";

/** How much of a tournament a caller may see. */
type Insight = "everything" | "everything but its number" | "what strangers see";

interface Tournament {
  readonly tournamentId: TournamentId;
  readonly settings: {
    readonly isPrivate: boolean;
    readonly eventAdminId: AdministratorId | null;
  };
}

/**
 * A private tournament belongs to its administrators and its field. Other administrators see it
 * too, but they may not hand out its number.
 */
export const insightInto = (
  tournament: Tournament,
  caller: Caller | null,
  isInField: boolean,
): Insight => {
  if (!tournament.settings.isPrivate) return "everything";
  if (caller?.kind === "admin") {
    return manages(caller, tournament) ? "everything" : "everything but its number";
  }
  return caller !== null && isInField ? "everything" : "what strangers see";
};

/**
 * Whether this caller may see the link of a public board, to share it: its administrators and the
 * players of its field may.
 */
export const handsOnBoard = (
  tournament: Tournament,
  caller: Caller | null,
  isInField: boolean,
): boolean =>
  caller?.kind === "admin" ? manages(caller, tournament) : caller !== null && isInField;
