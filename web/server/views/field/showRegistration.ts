import { Effect } from "effect";
import { NotInField } from "../../../../domain/field/rejections.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { findRegistration } from "../../../../projections/registrations/queries.ts";
import { registrationOf } from "./registrations.ts";

interface Who {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}

/** A registration in its present state in the read model. */
export const showRegistration = Effect.fnUntraced(function* (who: Who) {
  const row = yield* findRegistration(who.tournamentId, who.playerId);
  return row ? registrationOf(row) : yield* new NotInField(who);
});
