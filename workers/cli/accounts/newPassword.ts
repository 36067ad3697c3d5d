import { Effect } from "effect";
import { refusalOfLength } from "../../../domain/shared/passwordLength.ts";
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
  const wrongLength = refusalOfLength(password);
  if (wrongLength !== undefined) return yield* new Refused({ message: wrongLength });
  return password;
});
