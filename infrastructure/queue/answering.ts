import { Duration, Effect } from "effect";
import { JobsUnavailable } from "../../application/ports/Jobs.ts";

/** The clients themselves wait for ever until a lost server is back. */
export const answering = <A>(ask: () => Promise<A>, seconds = 5) =>
  Effect.tryPromise({ try: ask, catch: (cause) => new JobsUnavailable({ cause }) }).pipe(
    Effect.timeoutOrElse({
      duration: Duration.seconds(seconds),
      orElse: () =>
        Effect.fail(new JobsUnavailable({ cause: `No answer within ${seconds} seconds` })),
    }),
  );
