import { Effect } from "effect";
import { EventLog } from "../application/ports/EventLog.ts";
import { ReadModelProgress } from "../application/ports/ReadModelProgress.ts";
import type { Position } from "../domain/shared/recorded.ts";
import { isLed } from "./engine/asLeader.ts";
import { readCheckpoints } from "./engine/checkpoint.ts";
import { journal } from "./journal/projection.ts";
import { registry } from "./registry.ts";

/**
 * Waits until these read models have applied the whole present log. Returns false if waiting would
 * not help: no process keeps them current, or one of them has failed.
 */
const caughtUp = Effect.fnUntraced(function* (models: ReadonlyArray<string>) {
  const { waitFor } = yield* ReadModelProgress;
  const head = yield* EventLog.use((log) => log.head);
  let before = yield* positionsUpTo(models, head);
  while (before.some((position) => position < head)) {
    if (!(yield* isLed)) return false;
    yield* waitFor(head);
    const reached = yield* positionsUpTo(models, head);
    if (reached.every((position, index) => position === before[index])) return false;
    before = reached;
  }
  return true;
});

const positionsUpTo = (models: ReadonlyArray<string>, head: Position) =>
  Effect.map(readCheckpoints, (checkpoints) => {
    const known = new Map(checkpoints.map(({ projection, position }) => [projection, position]));
    return models.map((model) => Math.min(known.get(model) ?? 0, head));
  });

export const readModelsCaughtUp = caughtUp(registry.map(({ name }) => name));

/** The journal contains the events themselves, so it does not depend on other read models. */
export const journalCaughtUp = caughtUp([journal.name]);
