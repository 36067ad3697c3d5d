import { Effect } from "effect";
import type { Position } from "../../../domain/shared/recorded.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { RunnerProgress } from "../../../projections/engine/runnerProgress.ts";
import { registry } from "../../../projections/registry.ts";
import type { ChangedModels } from "../../contract/changed.ts";

/**
 * Notes the versions of the read models of an event. The function that it returns tells which of
 * them have changed, as soon as they have reached the write.
 */
export const changesDuring = Effect.fnUntraced(function* (eventId: TournamentId) {
  const { position, versionsOf } = yield* RunnerProgress;
  const before = versionsOf(eventId);
  const start = position();

  return (written: Position): ChangedModels => {
    const now = versionsOf(eventId);
    // A repeated write was applied before, and the caller may have missed its first answer.
    const changed =
      written > start
        ? [...now].filter(([model, version]) => version !== before.get(model))
        : every(now);
    return { eventId, versions: Object.fromEntries(changed) };
  };
});

const every = (known: ReadonlyMap<string, Position>) =>
  registry.map(({ name }) => [name, known.get(name) ?? 0] as const);
