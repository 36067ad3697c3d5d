import { Duration, Effect } from "effect";
import { JobsUnavailable } from "../../application/ports/Jobs.ts";

/** The clients themselves would wait for ever for a lost server. */
export const answering = <A>(ask: () => Promise<A>, seconds = 5) =>
  Effect.tryPromise({ try: ask, catch: (cause) => new JobsUnavailable({ cause }) }).pipe(
    Effect.timeoutOrElse({
      duration: Duration.seconds(seconds),
      orElse: () =>
        Effect.fail(new JobsUnavailable({ cause: `No answer within ${seconds} seconds` })),
    }),
  );
