import { Effect } from "effect";
import type { Position } from "../../../domain/shared/recorded.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { RunnerProgress } from "../../../projections/engine/runnerProgress.ts";
import { registry } from "../../../projections/registry.ts";

/**
 * Notes the versions of the read models of an event. The function that it returns tells which of them
 * have changed, as soon as they have reached the write: as the value of the header `CHANGED`.
 */
export const changesDuring = Effect.fnUntraced(function* (eventId: TournamentId) {
  const { position, versionsOf } = yield* RunnerProgress;
  const before = versionsOf(eventId);
  const start = position();

  return (written: Position): string => {
    const now = versionsOf(eventId);
    // A repeated write was applied before, and the caller may have missed its first answer.
    const isRepeated = written <= start;
    const changed = isRepeated
      ? registry.map(({ name }) => [name, now.get(name) ?? 0] as const)
      : [...now].filter(([model, version]) => version !== before.get(model));
    const values = changed.map(([model, version]) => [model, String(version)]);
    return new URLSearchParams([["eventId", eventId], ...values]).toString();
  };
});
