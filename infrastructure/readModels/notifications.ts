import { Effect, Layer, Option, Queue, Schedule } from "effect";
import { Position } from "../../domain/shared/recorded.ts";
import { type Announcement, CHANNEL, readAnnouncement } from "../../projections/announcement.ts";
import { readCheckpoints } from "../../projections/checkpoint.ts";
import { LiveUpdates } from "../../projections/liveUpdates.ts";
import { AppliedPositions } from "../../projections/readModelProgress.ts";
import { versionsAfter } from "../../projections/versions.ts";
import { listen } from "../postgres/listen.ts";

/**
 * What the projector of another process does reaches the viewers and the waiting writers of this one.
 * After a broken connection, and where an announcement could not say it all or is not understood, the
 * tables are asked.
 */
export const notifications = (url: string) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const heard = yield* Queue.unbounded<Announcement | "look">();
      const pass = yield* makePass;
      yield* Queue.take(heard).pipe(Effect.flatMap(pass), Effect.forever, Effect.forkScoped);
      yield* listen(url, {
        channel: CHANNEL,
        onListening: () => Queue.offerUnsafe(heard, "look"),
        onNotification: (payload) => {
          const look = () => "look" as const;
          Queue.offerUnsafe(heard, Option.getOrElse(readAnnouncement(payload), look));
        },
      });
    }),
  );

const makePass = Effect.gen(function* () {
  const applied = yield* AppliedPositions;
  const live = yield* LiveUpdates;
  /** Up to which viewers have been told. Those who come later look for themselves first. */
  let told: Position | null = null;

  const look = Effect.gen(function* () {
    const changes = told === null ? [] : yield* versionsAfter(told);
    yield* Effect.forEach(changes, live.publish, { discard: true });
    const checkpoints = yield* readCheckpoints;
    for (const { projection, position } of checkpoints) {
      yield* applied.raise([projection], position);
    }
    const newest = [...checkpoints, ...changes.map(({ version }) => ({ position: version }))];
    told = Position.make(Math.max(0, ...newest.map(({ position }) => position)));
  }).pipe(Effect.retry(Schedule.spaced("1 second")));

  return Effect.fnUntraced(function* (news: Announcement | "look") {
    if (news === "look" || news.changes === null) return yield* look;
    // First what has changed: writers who are released by the other read it next.
    yield* Effect.forEach(news.changes, live.publish, { discard: true });
    yield* applied.raise(news.models, news.position);
    told = news.position;
  });
});
