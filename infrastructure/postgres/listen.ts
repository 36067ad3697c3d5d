import { Effect, Schedule } from "effect";
import { Client } from "pg";

interface Listener {
  readonly channel: string;
  /** Whatever was told before was missed, so look once. */
  readonly onListening: () => void;
  readonly onNotification: (payload: string) => void;
}

/** Listens on a connection of its own. After a broken connection it listens again. */
export const listen = (url: string, { channel, onListening, onNotification }: Listener) =>
  Effect.acquireUseRelease(
    Effect.sync(() => new Client(url)),
    (client) =>
      Effect.callback<never, unknown>((resume) => {
        const stop = (cause?: unknown) => resume(Effect.fail(cause));
        client.on("notification", ({ payload }) => onNotification(payload ?? ""));
        client.on("error", stop).on("end", stop);
        client
          .connect()
          .then(() => client.query(`listen ${channel}`))
          .then(onListening, stop);
      }),
    (client) => Effect.promise(() => client.end().catch(() => {})),
  ).pipe(Effect.retry(Schedule.spaced("1 second")), Effect.forkScoped);
