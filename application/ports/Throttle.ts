import { Context, type Effect, Schema } from "effect";
import type { AdministratorId, PlayerId, TournamentId } from "../../domain/shared/values.ts";

/** What may be tried: wrong tries count, right ones do not, since a whole club has one address. */
export type Attempt =
  | {
      readonly what: "player password" | "admin password";
      readonly email: string;
      readonly address: string;
      /** The id of a device on which this account has signed in before; null of every other one. */
      readonly device: string | null;
    }
  | {
      /** Asked of somebody who is signed in. */
      readonly what: "own password";
      readonly accountId: PlayerId | AdministratorId;
      readonly address: string;
    }
  | {
      /** It cannot be guessed; who tries all the same is kept from costing much. */
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
 * Within 15 minutes there are 10 wrong passwords for one account from one address, or on one device that
 * it knows, 10 wrong ones of somebody who is signed in, 10 wrong Event IDs of one player for one event,
 * and 100 wrong attempts from one address; 200 sign-ups a minute from one address, and 10 new e-mail
 * addresses and 20 new pictures an hour for one player. In an hour 5 mails are asked for by one e-mail address, and 100 from
 * one address. Wrong passwords for one account from many addresses make its next
 * tries wait longer and longer, except on a device that the account knows.
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
    /** Counts one wish for a mail to whoever forgot the password, whether or not somebody has the e-mail. */
    readonly askForReset: (
      wish: Readonly<Record<"email" | "address", string>>,
    ) => Effect.Effect<void, TooManyAttempts>;
    /** Counts one wish for another e-mail address: its answer tells whether somebody has that one. */
    readonly changeEmail: (playerId: PlayerId) => Effect.Effect<void, TooManyAttempts>;
    /** Counts one file that is to become a picture, which costs much more than it costs to send. */
    readonly changePicture: (playerId: PlayerId) => Effect.Effect<void, TooManyAttempts>;
  }
>()("golf/application/ports/Throttle") {}
