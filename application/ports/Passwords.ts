import { Context, type Effect, Schema } from "effect";

/** So many hashes are waited for that one more would come too late. */
export class PasswordsBusy extends Schema.TaggedError<PasswordsBusy>()("PasswordsBusy", {
  /** In whole seconds. */
  retryAfter: Schema.Int,
}) {
  override get message() {
    return "Too many passwords are being checked just now.";
  }
}

/**
 * Salted slow hashes. Only a few are made at the same time; checking a password goes before making a
 * new hash, so that people can sign in while a crowd opens accounts.
 */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string, PasswordsBusy>;
    /**
     * Without a hash, for an account that nobody has, it is false and takes as long: the time tells
     * nobody who has an account.
     */
    readonly verify: (
      password: string,
      hash: string | null,
    ) => Effect.Effect<boolean, PasswordsBusy>;
  }
>()("golf/application/ports/Passwords") {}
