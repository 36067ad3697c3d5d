import { Context, type Effect } from "effect";

/** Salted slow hashes. */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string>;
    /**
     * Without a hash, for an account that nobody has, it is false and takes as long: the time tells
     * nobody who has an account.
     */
    readonly verify: (password: string, hash: string | null) => Effect.Effect<boolean>;
  }
>()("golf/application/ports/Passwords") {}
