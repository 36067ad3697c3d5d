import { Effect } from "effect";
import { Refused } from "../refused.ts";
import type { Terminal } from "./terminal.ts";

/** Continues only if a person confirms, or has confirmed with an option. */
export const askToConfirm = Effect.fnUntraced(function* (
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
  /** The option with which a script confirms. */
  readonly option?: string;
}
