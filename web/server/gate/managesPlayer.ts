import { Effect, Option, Schema } from "effect";
import { isSuperAdmin, manages } from "../../../application/access/rules.ts";
import { TournamentFacts } from "../../../application/tournament/tournamentFacts.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { fieldsOfPlayer } from "../../../projections/registrations/queries.ts";
import type { AdminCaller } from "./callers.ts";

const namedIn = Schema.decodeUnknownOption(Schema.Struct({ userId: PlayerId }));

/** Super admins manage every player, event admins those in the field of an event of theirs. */
export const managesPlayer = Effect.fnUntraced(function* (admin: AdminCaller, params: unknown) {
  if (isSuperAdmin(admin)) return true;
  const named = namedIn(params);
  if (Option.isNone(named)) return false;
  const facts = yield* TournamentFacts;
  for (const tournamentId of yield* fieldsOfPlayer(named.value.userId)) {
    if (manages(admin, yield* facts.tournament(tournamentId))) return true;
  }
  return false;
});
