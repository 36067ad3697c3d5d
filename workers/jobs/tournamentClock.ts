import { type Effect, Schema } from "effect";
import { type JobKind, processor } from "../../application/ports/Jobs.ts";

export const tournamentClock: JobKind<object> = {
  name: "tournament-clock",
  payload: Schema.Struct({}),
};

/** A tournament begins by its date, without an action of its organiser. */
export const onTournamentClock = <E, R>(followSchedules: Effect.Effect<void, E, R>) =>
  processor(tournamentClock, () => followSchedules);
