import { Effect } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { hasPlace } from "../access/rules.ts";
import { type Age, aSecond, noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";

/** The players of this list who have no place in the field now. */
export const strangersAmong = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  players: ReadonlyArray<PlayerId>,
) {
  const facts = yield* TournamentFacts;
  const strangers = (age: Age) =>
    Effect.map(facts.field(tournamentId, age), (field) =>
      players.filter((player) => !hasPlace(entryOf(field, player) ?? null)),
    );
  const known = yield* strangers(aSecond);
  return known.length === 0 ? known : yield* strangers(noAge);
});
