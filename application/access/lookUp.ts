import { Effect } from "effect";
import type { Entry } from "../../domain/field/field.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { aSecond, noAge } from "../commands/streamMemory.ts";
import { NumberedTournaments } from "../ports/NumberedTournaments.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import type { Caller } from "./callers.ts";
import { insightInto } from "./insight.ts";

/**
 * The tournament with this public number, or null. The number of a private one is answered to those
 * who may not know it like a number that no tournament has.
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
