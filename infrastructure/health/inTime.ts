import { Effect } from "effect";

/** A health check waits no longer than this for one part of the answer. */
export const inTime = Effect.timeout("3 seconds");
