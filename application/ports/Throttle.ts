import { Context, type Effect, Schema } from "effect";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";

/** What may be tried: wrong tries count, right ones do not, since a whole club has one address. */
export type Attempt =
  | {
      readonly what: "player password" | "admin password";
      readonly email: string;
      readonly address: string;
    }
  | {
      readonly what: "event id";
      readonly playerId: PlayerId;
      readonly tournamentId: TournamentId;
      readonly address: string;
    };

export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  /** In whole seconds, at least 1. */
  retryAfter: Schema.Int,
}) {}

/**
 * Within 15 minutes there are 10 wrong passwords for one account from one address, 10 wrong Event IDs
 * of one player for one event, and 100 wrong attempts from one address; 200 sign-ups a minute from one
 * address (api.md, Conventions).
 */
export class Throttle extends Context.Service<
  Throttle,
  {
    /** Runs it unless there were too many wrong ones, and counts it when its failure says so. */
    readonly guard: (
      attempt: Attempt,
    ) => <A, E, R>(
      run: Effect.Effect<A, E, R>,
      isWrong: (failure: E) => boolean,
    ) => Effect.Effect<A, E | TooManyAttempts, R>;
    /** Counts one sign-up. */
    readonly signUp: (address: string) => Effect.Effect<void, TooManyAttempts>;
  }
>()("golf/application/ports/Throttle") {}
