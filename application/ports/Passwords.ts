import { Context, type Effect, Schema } from "effect";

/** The queue of hashes is so long that one more hash would come too late. */
export class PasswordsBusy extends Schema.TaggedError<PasswordsBusy>()("PasswordsBusy", {
  /** In whole seconds. */
  retryAfter: Schema.Int,
}) {
  override get message() {
    return "Too many passwords are being checked just now.";
  }
}

/**
 * Salted slow hashes. Only a few are computed at the same time. Checking a password goes before
 * hashing a new one, so that people can sign in while a crowd opens accounts.
 */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string, PasswordsBusy>;
    /**
     * Without a hash, because the account does not exist, it returns false but takes as long. So
     * the time does not show which accounts exist.
     */
    readonly verify: (
      password: string,
      hash: string | null,
    ) => Effect.Effect<boolean, PasswordsBusy>;
  }
>()("golf/application/ports/Passwords") {}
