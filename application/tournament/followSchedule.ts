import { Clock, Effect } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { followSchedule as follow } from "../../domain/tournament/decisions.ts";
import { dayOf, statusByDate } from "../../domain/tournament/status.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";

export const tournamentClock: Actor = { kind: "system", id: "tournamentClock" };

/**
 * Sets the status of a tournament by its dates. All runs of one day, in all processes, are the same
 * command.
 */
export const followSchedule = Effect.fn("followSchedule")(function* (tournamentId: TournamentId) {
  const now = yield* OrganiserClock.use((organiser) => organiser.now);
  const { status, settings, revision } = yield* TournamentFacts.use((facts) =>
    facts.tournament(tournamentId),
  );
  const due = statusByDate(settings, now);
  if (due === null || due === "upcoming" || due === status) return null;

  // The revision is part of the id: if an organiser sets the status back today, a later run today
  // sets it again.
  const key = `${tournamentId} ${revision} ${status} ${due} ${dayOf(now)}`;
  const context = {
    commandId: commandIdOf(tournamentClock, "followSchedule", key),
    correlationId: `tournament clock ${dayOf(now)}`,
    actor: tournamentClock,
    occurredAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
  };
  const { handle } = yield* TournamentStreams;
  const { position } = yield* handle(targets.tournament(tournamentId), context, (tournament) =>
    follow({ tournamentId, today: now }, tournament),
  );
  return position;
});

/**
 * A tournament that is set up on its own day begins at once: until the clock runs again, a player
 * who walks in would be taken for one who never came.
 */
export const beginOnItsDay = Effect.fn("beginOnItsDay")(function* (tournamentId: TournamentId) {
  const now = yield* OrganiserClock.use((organiser) => organiser.now);
  const { status, settings } = yield* TournamentFacts.use((facts) =>
    facts.tournament(tournamentId),
  );
  const begins = status === "upcoming" && statusByDate(settings, now) === "active";
  return begins ? yield* followSchedule(tournamentId) : null;
});
