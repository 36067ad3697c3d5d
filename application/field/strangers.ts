import { Effect } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { hasPlace } from "../access/rules.ts";
import { type Freshness, TournamentFacts } from "../tournament/tournamentFacts.ts";

/** Those among some players who have no place in the field, also when it is looked at closely. */
export const strangersAmong = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  players: ReadonlyArray<PlayerId>,
) {
  const facts = yield* TournamentFacts;
  const strangers = (freshness: Freshness) =>
    Effect.map(facts.field(tournamentId, freshness), (field) =>
      players.filter((player) => !hasPlace(entryOf(field, player) ?? null)),
    );
  const known = yield* strangers("known");
  return known.length === 0 ? known : yield* strangers("latest");
});
