import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Change } from "../../../projections/engine/runnerProgress.ts";

/**
 * In milliseconds: too short for people to notice, but longer than writing to every viewer takes.
 */
const INTERVAL = 25;

/**
 * When many scores arrive, the read models of an event change hundreds of times a second. Viewers
 * get the first change at once. Then, after an interval, they get the newest version of each read
 * model.
 */
export const gatherChanges = (
  send: (tournamentId: TournamentId, changes: ReadonlyArray<Change>) => void,
) => {
  const waiting = new Map<TournamentId, Map<string, Change>>();

  const flush = (tournamentId: TournamentId) => {
    const changes = waiting.get(tournamentId);
    if (!changes || changes.size === 0) return void waiting.delete(tournamentId);
    waiting.set(tournamentId, new Map());
    setTimeout(() => flush(tournamentId), INTERVAL).unref();
    send(tournamentId, [...changes.values()]);
  };

  return (change: Change) => {
    const { tournamentId, model } = change;
    const changes = waiting.get(tournamentId);
    if (changes) return void changes.set(model, change);
    waiting.set(tournamentId, new Map([[model, change]]));
    // The changes of one transaction are announced in one turn of the event loop.
    setImmediate(() => flush(tournamentId));
  };
};
