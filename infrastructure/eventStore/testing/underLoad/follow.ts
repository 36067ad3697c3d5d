import { randomInt } from "node:crypto";
import { Effect, Schedule, Stream } from "effect";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { Position } from "../../../../domain/shared/recorded.ts";
import type { Observations } from "./observations.ts";

/**
 * Reads the growing log as runners do, until `isDone`. Sometimes it stops in the middle of a page
 * and starts again with only its position.
 */
export const follow = Effect.fnUntraced(function* (
  from: Position,
  seen: Observations,
  isDone: (position: Position) => boolean,
) {
  const log = yield* EventLog;
  let position = from;
  const look = Effect.suspend(() => {
    const pages = randomInt(8) === 0 ? Stream.take(log.after(position), 1) : log.after(position);
    return Stream.runForEach(pages, (page) =>
      Effect.sync(() => {
        for (const recorded of page) {
          seen.see(recorded);
          position = recorded.position;
        }
      }),
    );
  }).pipe(Effect.retry(Schedule.spaced("20 millis")));

  // It pauses between pages, because a runner needs time to process a page.
  const work = Effect.suspend(() => Effect.sleep(randomInt(40)));
  const hints = Stream.merge(log.appended, Stream.tick("100 millis"));
  yield* hints.pipe(
    Stream.mapEffect(() => Effect.andThen(look, work)),
    Stream.takeUntil(() => isDone(position)),
    Stream.runDrain,
  );
});
