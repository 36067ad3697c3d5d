import { Effect } from "effect";
import { Refused } from "./refused.ts";
import type { Terminal } from "./terminal.ts";

/** Goes on only when a person says so, or has said so with an option. */
export const confirmed = Effect.fnUntraced(function* (
  question: string,
  { yes, person, option = "--yes" }: Confirmation,
) {
  if (yes) return;
  if (!person.isAttached) return yield* new Refused({ message: `Say also ${option}.` });
  const answer = yield* Effect.promise(() => person.ask(`${question} (yes or no)`));
  if (!/^y(es)?$/i.test(answer.trim())) {
    return yield* new Refused({ message: "Nothing was changed." });
  }
});

interface Confirmation {
  readonly yes: boolean;
  readonly person: Terminal;
  /** What a script says instead of answering. */
  readonly option?: string;
}
