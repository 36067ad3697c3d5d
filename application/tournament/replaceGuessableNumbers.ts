import { Clock, Effect } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { replaceGuessableNumber as decide } from "../../domain/tournament/decisions.ts";
import { isGuessable } from "../../domain/tournament/privateNumber.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { NumberedTournaments } from "../ports/NumberedTournaments.ts";
import { TournamentNumbers } from "../ports/TournamentNumbers.ts";

const start: Actor = { kind: "system", id: "start" };

/**
 * In older versions the numbers of private tournaments were counted like all others, and shown to
 * all accounts. This replaces such numbers. Returns the names of these tournaments, because their
 * organisers have to hand out the new numbers.
 */
export const replaceGuessableNumbers = Effect.gen(function* () {
  const ids = yield* NumberedTournaments.use(({ guessable }) => guessable);
  const names = yield* Effect.forEach(ids, replaceGuessableNumber);
  return names.filter((name) => name !== null);
});

/** The read model may be late. Null if the tournament is open or has another number by now. */
const replaceGuessableNumber = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const { settings, number } = yield* TournamentFacts.use((facts) =>
    facts.tournament(tournamentId),
  );
  if (!settings.isPrivate || !isGuessable(number)) return null;
  const drawn = yield* TournamentNumbers.use((numbers) => numbers.drawn(tournamentId, number));
  const context = {
    commandId: commandIdOf(start, "replaceGuessableNumber", `${tournamentId} ${number}`),
    correlationId: "start",
    actor: start,
    occurredAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
  };
  const { handle } = yield* TournamentStreams;
  yield* handle(targets.tournament(tournamentId), context, (tournament) =>
    decide({ tournamentId, number: drawn }, tournament),
  );
  return settings.name;
});
