import { Effect } from "effect";
import type { Entry } from "../../domain/field/entry.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { aSecond, noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { NumberedTournaments } from "../ports/NumberedTournaments.ts";
import type { Caller } from "./callers.ts";
import { insightInto } from "./insight.ts";

/**
 * The tournament with this public number, or null. If a tournament is private and the caller may
 * not know its number, the answer is the same as for a number that does not exist.
 */
export const tournamentNumbered = Effect.fnUntraced(function* (
  number: number,
  caller: Caller | null,
) {
  const numbered = yield* NumberedTournaments;
  const facts = yield* TournamentFacts;
  const found = yield* numbered.find(number, caller?.kind === "player" ? caller.id : null);
  if (found === null || insightInto(found, caller, found.isInField) !== "everything") return null;
  return yield* facts
    .tournament(found.tournamentId)
    .pipe(Effect.catchTag("TournamentNotFound", () => Effect.succeed(null)));
});

/** A player's entry. If the entry of a moment ago would be refused, the entry is read again. */
export const entryFor = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
  isAllowed: (entry: Entry | null) => boolean,
) {
  const facts = yield* TournamentFacts;
  const known = yield* facts.entry(tournamentId, playerId, aSecond);
  return isAllowed(known) ? known : yield* facts.entry(tournamentId, playerId, noAge);
});
