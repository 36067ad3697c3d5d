import { type Effect, Schema } from "effect";
import { type JobKind, processor } from "../../application/ports/Jobs.ts";

export const tournamentClock: JobKind<object> = {
  name: "tournament-clock",
  payload: Schema.Struct({}),
};

/** Nobody presses a button when a tournament begins: the date does. */
export const onTournamentClock = <E, R>(followSchedules: Effect.Effect<void, E, R>) =>
  processor(tournamentClock, () => followSchedules);
