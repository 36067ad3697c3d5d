import { Effect } from "effect";
import { isSuperAdmin, manages } from "../../../application/access/rules.ts";
import type { PlayerId } from "../../../domain/shared/values.ts";
import { playersIn } from "../../../projections/registrations/queries.ts";
import { tournamentAdmins } from "../../../projections/tournaments/lists.ts";
import type { AdminCaller } from "./callers.ts";

/** Whether an administrator may read a player's e-mail address and telephone number. */
type ReadsContact = (playerId: PlayerId) => boolean;

/**
 * Super admins read the contact data of everybody. Event admins read those of the fields of their
 * events, with the players who wait or have left: an organiser has to reach all of them, whoever
 * entered them.
 */
export const contactsOpenTo = Effect.fnUntraced(function* (admin: AdminCaller) {
  if (isSuperAdmin(admin)) return everybody;
  const own = (yield* tournamentAdmins).filter((tournament) => manages(admin, tournament));
  const players = yield* playersIn(own.map(({ tournamentId }) => tournamentId));
  return ((playerId) => players.has(playerId)) satisfies ReadsContact;
});

const everybody: ReadsContact = () => true;
