import type { EventName } from "../../domain/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

const SCORE = "HoleScoresRecorded";

/**
 * Chooses the events of the log after which a tournament is checked. Nearly all events are scores,
 * and in most tournaments a check would find nothing to do. In those, scores are skipped until
 * another event happens.
 */
export const makeTournamentWatch = (events: ReadonlyArray<EventName>) => {
  const triggers: ReadonlySet<string> = new Set(events);
  const skipped = new Set<TournamentId>();
  return {
    /** The last event of each tournament: one check is enough for many scores. */
    latestOfEach: (page: ReadonlyArray<Recorded>): ReadonlyArray<Recorded> => {
      const latest = new Map<TournamentId, Recorded>();
      for (const recorded of page) {
        const { tournamentId } = recorded.metadata;
        const type = typeOf(recorded);
        if (type !== SCORE) skipped.delete(tournamentId);
        if (triggers.has(type) && !skipped.has(tournamentId)) latest.set(tournamentId, recorded);
      }
      return [...latest.values()];
    },
    /** Records whether scores matter, which scores alone cannot change. */
    note: (tournamentId: TournamentId, scoresMatter: boolean) =>
      void (scoresMatter || skipped.add(tournamentId)),
  };
};
