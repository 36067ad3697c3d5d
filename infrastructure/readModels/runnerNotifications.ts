import { Effect, Layer, Option, Queue } from "effect";
import {
  type Announcement,
  CHANNEL,
  readAnnouncement,
} from "../../projections/engine/announcement.ts";
import { RunnerProgress } from "../../projections/engine/runnerProgress.ts";
import { listen } from "../postgres/listen.ts";

/**
 * Passes on the announcements of a runner in another process. The tables are read instead after a
 * broken connection, and when an announcement was too long or cannot be parsed.
 */
export const runnerNotifications = (url: string) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { advance, refresh } = yield* RunnerProgress;
      const received = yield* Queue.unbounded<Announcement | null>();
      const pass = (announcement: Announcement | null) => {
        const { position, changes } = announcement ?? { position: null, changes: null };
        return changes === null ? refresh : advance({ position, changes });
      };
      yield* Queue.take(received).pipe(Effect.flatMap(pass), Effect.forever, Effect.forkScoped);
      yield* listen(url, {
        channel: CHANNEL,
        onListening: () => Queue.offerUnsafe(received, null),
        onNotification: (payload) => {
          Queue.offerUnsafe(received, Option.getOrNull(readAnnouncement(payload)));
        },
      });
    }),
  );
