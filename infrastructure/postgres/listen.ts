import { Effect, Schedule } from "effect";
import { Client } from "pg";
import { socketOf } from "./pool.ts";

/** Milliseconds. */
const CLOSE_TIMEOUT = 1000;

interface Listener {
  readonly channel: string;
  /** Earlier notifications were missed, so the caller reads once. */
  readonly onListening: () => void;
  /** From now on notifications are missed, until it listens again. */
  readonly onSilence?: () => void;
  readonly onNotification: (payload: string) => void;
}

/**
 * Listens on a connection of its own. After a broken connection it listens again; that one is broken
 * shows only when something is asked, because a listener says nothing by itself.
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
        // It waits until the server, too, says goodbye.
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
