import { fieldChanges, teeSheetChanges } from "../../domain/changingEvents.ts";
import type { EventName } from "../../domain/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

const SCORE = "HoleScoresRecorded";

/** By which a match may be decided, or open again. */
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
 * Chooses from the log what matches have to be looked at for. To look at one takes a tournament's
 * whole field, and most tournaments have none: there scores are passed until anything else happens.
 */
export const makeMatchWatch = () => {
  const withoutMatches = new Set<TournamentId>();
  return {
    /** Of each tournament the last event: many scores at once need only one look. */
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
    /** What a look has shown: scores alone make no match where there is none. */
    note: (tournamentId: TournamentId, hasMatches: boolean) =>
      void (hasMatches || withoutMatches.add(tournamentId)),
  };
};
