import { Effect, Stream } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Position } from "../../domain/shared/recorded.ts";

/** Reads the whole log as the read models do, and counts its events. */
export const countOfLog = EventLog.use(({ after }) =>
  Stream.runFold(
    after(Position.make(0)),
    () => 0,
    (events, page) => events + page.length,
  ),
).pipe(Effect.orDie);
