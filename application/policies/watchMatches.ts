import { fieldChanges, teeSheetChanges } from "../../domain/changingEvents.ts";
import type { EventName } from "../../domain/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

const SCORE = "HoleScoresRecorded";

/** Events that may decide a match, or open it again. */
const triggers: ReadonlySet<string> = new Set<EventName>([
  ...fieldChanges,
  ...teeSheetChanges,
  SCORE,
  "ScorecardCourseChanged",
  "MatchArranged",
  "TournamentSettingsChanged",
  "SideGameJoined",
]);

/**
 * Chooses the events of the log after which matches are checked. A check reads the whole field of a
 * tournament, and most tournaments have no matches. In those, scores are skipped until another
 * event happens.
 */
export const makeMatchWatch = () => {
  const withoutMatches = new Set<TournamentId>();
  return {
    /** The last event of each tournament: one check is enough for many scores. */
    latestOfEach: (page: ReadonlyArray<Recorded>): ReadonlyArray<Recorded> => {
      const latest = new Map<TournamentId, Recorded>();
      for (const recorded of page) {
        const { tournamentId } = recorded.metadata;
        const type = typeOf(recorded);
        if (type !== SCORE) withoutMatches.delete(tournamentId);
        if (triggers.has(type) && !withoutMatches.has(tournamentId)) {
          latest.set(tournamentId, recorded);
        }
      }
      return [...latest.values()];
    },
    /**
     * Records the result of a check. Scores alone cannot create a match, so a tournament without
     * matches can skip them.
     */
    note: (tournamentId: TournamentId, hasMatches: boolean) =>
      void (hasMatches || withoutMatches.add(tournamentId)),
  };
};
