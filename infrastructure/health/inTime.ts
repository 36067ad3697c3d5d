import { Effect } from "effect";

/** A health check waits no longer than this for each part. */
export const inTime = Effect.timeout("3 seconds");
