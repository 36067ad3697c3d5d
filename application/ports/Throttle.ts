import { Context, type Effect, Schema } from "effect";
import type { AdministratorId, PlayerId, TournamentId } from "../../domain/shared/values.ts";

/**
 * Attempts that are limited. Only wrong attempts count, because a whole club may have one address.
 */
export type Attempt =
  | {
      readonly what: "player password" | "admin password";
      readonly email: string;
      readonly address: string;
      /**
       * The id of a device on which this account has signed in before; null for every other device.
       */
      readonly device: string | null;
    }
  | {
      /** A signed-in person repeats the password. */
      readonly what: "own password";
      readonly accountId: PlayerId | AdministratorId;
      readonly address: string;
    }
  | {
      readonly what: "second factor";
      readonly accountId: AdministratorId;
      readonly address: string;
    }
  | {
      /** The token cannot be guessed. The limit keeps down the cost of attempts. */
      readonly what: "reset link";
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
 * The limits are, within 15 minutes: 10 wrong passwords for one account from one address, or on one
 * device that the account knows; 10 wrong passwords of a signed-in person; 10 wrong codes of a
 * second factor; 10 wrong Event IDs of one player for one event; 100 wrong attempts from one
 * address; and 100 different codes of public boards from one address that lead nowhere. Within a
 * minute: 200 sign-ups from one address. Within an hour: 10 new e-mail addresses and 20 new pictures
 * for one player, 5 reset mails for one e-mail address, 100 reset mails from one address, 60
 * course searches of one administrator beyond the catalogue, and 100 messages to the field of one
 * event. Wrong passwords for one account from many addresses make the next attempts wait longer and
 * longer, except on a device that the account knows.
 */
export class Throttle extends Context.Service<
  Throttle,
  {
    /**
     * Runs the attempt unless there were too many wrong ones, and counts it if its failure is a
     * wrong one.
     */
    readonly guard: (
      attempt: Attempt,
    ) => <A, E, R>(
      run: Effect.Effect<A, E, R>,
      isWrong: (failure: E) => boolean,
    ) => Effect.Effect<A, E | TooManyAttempts, R>;
    /** Counts one sign-up. */
    readonly signUp: (address: string) => Effect.Effect<void, TooManyAttempts>;
    /** Counts one request for a reset mail, whether or not an account has the e-mail. */
    readonly askForReset: (
      request: Readonly<Record<"email" | "address", string>>,
    ) => Effect.Effect<void, TooManyAttempts>;
    /**
     * Counts one request for a new e-mail address, because its answer shows whether an account has
     * that address.
     */
    readonly changeEmail: (playerId: PlayerId) => Effect.Effect<void, TooManyAttempts>;
    /** Counts one search beyond the catalogue, because a provider is paid for its answer. */
    readonly searchCourse: (
      administratorId: AdministratorId,
    ) => Effect.Effect<void, TooManyAttempts>;
    /**
     * Looks a code of a public board up, unless too many different ones from this address led
     * nowhere. A crowd that reloads a board which is no longer public has one wrong code.
     */
    readonly followCode: (
      guess: Readonly<Record<"code" | "address", string>>,
    ) => <A, E, R>(
      run: Effect.Effect<A, E, R>,
      isWrong: (failure: E) => boolean,
    ) => Effect.Effect<A, E | TooManyAttempts, R>;
    /** Counts one message to players of an event, however many they are. */
    readonly tellField: (tournamentId: TournamentId) => Effect.Effect<void, TooManyAttempts>;
    /** Counts one upload of a picture: processing it costs much more than sending it. */
    readonly changePicture: (playerId: PlayerId) => Effect.Effect<void, TooManyAttempts>;
  }
>()("golf/application/ports/Throttle") {}
