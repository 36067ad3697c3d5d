import { Effect, Schedule } from "effect";
import { Client } from "pg";
import { socketOf } from "./pool.ts";

/** In milliseconds. */
const CLOSE_TIMEOUT = 1000;

interface Listener {
  readonly channel: string;
  /** Earlier notifications were missed, so the caller should read once now. */
  readonly onListening: () => void;
  /** Notifications are missed from now on, until it listens again. */
  readonly onSilence?: () => void;
  readonly onNotification: (payload: string) => void;
}

/**
 * Listens on a separate connection, and reconnects when that breaks. A listener sends nothing, so a
 * broken connection is noticed only by a query. That is why it sends one at intervals.
 */
export const listen = (url: string, listener: Listener) =>
  Effect.acquireUseRelease(
    Effect.sync(() => new Client({ connectionString: url, connectionTimeoutMillis: 5000 })),
    (client) => Effect.raceFirst(hear(client, listener), isThere(client)),
    (client) =>
      Effect.promise(() => {
        listener.onSilence?.();
        const ended = client.end().catch(() => {});
        const socket = socketOf(client);
        // Waits until the server has closed the connection too.
        socket.setTimeout(CLOSE_TIMEOUT, () => socket.destroy());
        return ended;
      }),
  ).pipe(Effect.retry(Schedule.spaced("1 second")), Effect.forkScoped);

const hear = (client: Client, { channel, onListening, onNotification }: Listener) =>
  Effect.callback<never, unknown>((resume) => {
    const stop = (cause?: unknown) => resume(Effect.fail(cause));
    client.on("notification", ({ payload }) => onNotification(payload ?? ""));
    client.on("error", stop).on("end", stop);
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(onListening, stop);
  });

const isThere = (client: Client) =>
  Effect.tryPromise(() => client.query("select 1")).pipe(
    Effect.timeout("5 seconds"),
    Effect.delay("5 seconds"),
    Effect.forever,
  );
