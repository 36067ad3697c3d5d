import { Console, Effect } from "effect";
import { readModelsCaughtUp } from "../../../projections/caughtUp.ts";

/**
 * A command that has written waits until the screens can show it, and prints a note if they cannot
 * yet. Returns whether they can.
 */
export const reportCaughtUp = Effect.tap(readModelsCaughtUp, (isShown) =>
  isShown
    ? Effect.void
    : Console.error("The read models follow when the product runs: see `golf status`."),
);
