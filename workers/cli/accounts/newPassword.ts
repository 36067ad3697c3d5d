import { Effect } from "effect";
import { Refused } from "../refused.ts";
import type { Terminal } from "../terminal.ts";

/** The password from an option, or from the person at the terminal. */
export const newPassword = Effect.fnUntraced(function* (
  given: string | undefined,
  person: Terminal,
) {
  if (given === undefined && !person.isAttached) {
    return yield* new Refused({ message: "Say also --password." });
  }
  const password =
    given ?? (yield* Effect.promise(() => person.ask("New password", { hidden: true })));
  if (password.length < 6) {
    return yield* new Refused({ message: "Password must be at least 6 characters" });
  }
  if (password.length > 200) {
    return yield* new Refused({ message: "Password must be at most 200 characters" });
  }
  return password;
});
