import { Effect } from "effect";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import { readCheckpoints } from "./checkpoint.ts";

/**
 * For decisions that use read models. The answer to a writer does not wait for a read model that
 * has failed, but a decision waits until it works again.
 */
export const upToDate = Effect.fnUntraced(function* (
  models: ReadonlyArray<string>,
  position: Position,
) {
  const seen = yield* ReadModelProgress.use(({ waitFor }) => waitFor(position));
  const checkpoints = yield* Effect.mapError(
    readCheckpoints,
    (cause) => new EventStoreUnavailable({ cause }),
  );
  const behind = checkpoints.filter(
    (row) => models.includes(row.projection) && row.position < position,
  );
  if (seen === "late" || behind.length > 0) {
    return yield* new EventStoreUnavailable({ cause: "the read models are behind" });
  }
});
