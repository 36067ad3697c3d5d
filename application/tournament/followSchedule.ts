import { Clock, Effect } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { followSchedule as follow } from "../../domain/tournament/decisions.ts";
import { dayOf, statusByDate } from "../../domain/tournament/status.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { TournamentFacts } from "./tournamentFacts.ts";

const clock: Actor = { kind: "system", id: "tournamentClock" };

/**
 * Moves a tournament as far as its dates say. However often the clock looks on one day, and from how
 * many processes, it is one command.
 */
export const followSchedule = Effect.fn("followSchedule")(function* (tournamentId: TournamentId) {
  const now = yield* OrganiserClock.use((organiser) => organiser.now);
  const { status, settings, revision } = yield* TournamentFacts.use((facts) =>
    facts.tournament(tournamentId),
  );
  const due = statusByDate(settings, now);
  if (due === null || due === "upcoming" || due === status) return;

  // With the revision: an organiser who sets it back today is followed by the clock today.
  const key = `${tournamentId} ${revision} ${status} ${due} ${dayOf(now)}`;
  const context = {
    commandId: commandIdOf(clock, "followSchedule", key),
    correlationId: `tournament clock ${dayOf(now)}`,
    actor: clock,
    occurredAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
  };
  const { handle } = yield* TournamentStreams;
  yield* handle(targets.tournament(tournamentId), context, (tournament) =>
    follow({ tournamentId, today: now }, tournament),
  );
});
