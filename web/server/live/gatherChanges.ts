import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Change } from "../../../projections/engine/runnerProgress.ts";

/** In milliseconds: shorter than anybody sees, longer than it takes to write to every viewer. */
const PAUSE = 25;

/**
 * While scores pour in, the read models of an event change hundreds of times a second. Its viewers
 * hear of the first change at once, and then, after a pause, of the newest version of each.
 */
export const gatherChanges = (
  tell: (tournamentId: TournamentId, changes: ReadonlyArray<Change>) => void,
) => {
  const waiting = new Map<TournamentId, Map<string, Change>>();

  const tellAll = (tournamentId: TournamentId) => {
    const changes = waiting.get(tournamentId);
    if (!changes || changes.size === 0) return void waiting.delete(tournamentId);
    waiting.set(tournamentId, new Map());
    setTimeout(() => tellAll(tournamentId), PAUSE).unref();
    tell(tournamentId, [...changes.values()]);
  };

  return (change: Change) => {
    const { tournamentId, model } = change;
    const changes = waiting.get(tournamentId);
    if (changes) return void changes.set(model, change);
    waiting.set(tournamentId, new Map([[model, change]]));
    // What one transaction changed is told of in one turn of the event loop.
    setImmediate(() => tellAll(tournamentId));
  };
};
