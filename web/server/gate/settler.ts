import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../../application/access/callers.ts";
import { manages } from "../../../application/access/rules.ts";
import { isMarkerOf } from "../../../application/scorecard/marker.ts";
import type { ScorecardKey } from "../../../domain/shared/values.ts";
import type { CreatedTournament } from "../../../domain/tournament/tournament.ts";
import { playerOf } from "../sessions/signedIn.ts";

interface Subject {
  readonly tournament: CreatedTournament | null;
  readonly card: ScorecardKey | null;
}

/**
 * The people who settle a dispute on a card: the markers of its player, and the managers of its
 * event.
 */
export const settlerOf = Effect.fnUntraced(function* (
  request: FastifyRequest,
  caller: Caller | null,
  { tournament, card }: Subject,
) {
  if (caller?.kind === "admin" && tournament !== null && manages(caller, tournament)) return caller;
  // The same browser may also have the session of an administrator of another event, so the
  // player's session is tried too.
  const player = caller?.kind === "player" ? caller : yield* playerOf(request);
  return player && card && (yield* isMarkerOf(card, player.id)) ? player : null;
});
