import { Effect } from "effect";
import type { Entry } from "../../domain/field/field.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { aSecond, noAge } from "../commands/streamMemory.ts";
import { TournamentNumbers } from "../ports/TournamentNumbers.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";

/** The tournament with this public number, or null. */
export const tournamentNumbered = Effect.fnUntraced(function* (number: number) {
  const numbers = yield* TournamentNumbers;
  const facts = yield* TournamentFacts;
  const id = yield* numbers.tournamentIdOf(number);
  if (id === null) return null;
  return yield* facts
    .tournament(id)
    .pipe(Effect.catchTag("TournamentNotFound", () => Effect.succeed(null)));
});

/** A player's entry, of now where the one of a moment ago would be refused. */
export const entryFor = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
  isAllowed: (entry: Entry | null) => boolean,
) {
  const facts = yield* TournamentFacts;
  const known = yield* facts.entry(tournamentId, playerId, aSecond);
  return isAllowed(known) ? known : yield* facts.entry(tournamentId, playerId, noAge);
});
