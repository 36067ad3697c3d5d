import { Clock, Effect } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { replaceGuessableNumber as decide } from "../../domain/tournament/decisions.ts";
import { isGuessable } from "../../domain/tournament/privateNumber.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { NumberedTournaments } from "../ports/NumberedTournaments.ts";
import { TournamentNumbers } from "../ports/TournamentNumbers.ts";
import { TournamentFacts } from "./tournamentFacts.ts";

const start: Actor = { kind: "system", id: "start" };

/**
 * The numbers of private tournaments once were counted like all others, and shown to all accounts.
 * Those that are still there are replaced. Answers the names of these tournaments, since their
 * organisers have to hand out the new numbers.
 */
export const replaceGuessableNumbers = Effect.gen(function* () {
  const ids = yield* NumberedTournaments.use(({ guessable }) => guessable);
  const names = yield* Effect.forEach(ids, replaceGuessableNumber);
  return names.filter((name) => name !== null);
});

/** The read model may be behind: null where the tournament is open to all, or has another number. */
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
