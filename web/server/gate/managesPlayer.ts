import { Effect, Option, Schema } from "effect";
import { isSuperAdmin, manages } from "../../../application/access/rules.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { Players } from "../../../application/ports/Players.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { fieldsOfPlayer } from "../../../projections/registrations/queries.ts";
import type { AdminCaller } from "./callers.ts";

const namedIn = Schema.decodeUnknownOption(Schema.Struct({ userId: PlayerId }));

/**
 * First checks that the player exists. Super admins manage every player, event admins manage the
 * players in the field of their events.
 */
export const managesPlayer = Effect.fnUntraced(function* (admin: AdminCaller, params: unknown) {
  const named = namedIn(params);
  if (Option.isNone(named)) return false;
  const { userId } = named.value;
  yield* Players.use((players) => players.byId(userId));
  if (isSuperAdmin(admin)) return true;
  const facts = yield* TournamentFacts;
  for (const tournamentId of yield* fieldsOfPlayer(userId)) {
    if (manages(admin, yield* facts.tournament(tournamentId))) return true;
  }
  return false;
});
