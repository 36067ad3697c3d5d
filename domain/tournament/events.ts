import { Schema } from "effect";
import { PlayerId, RoundNumber, TournamentId } from "../shared/values.ts";
import { RoundCourse } from "./roundCourse.ts";
import { Ruling } from "./rulings.ts";
import { ChangedSettings, TournamentSettings } from "./settings.ts";
import { TournamentStatus } from "./status.ts";

/**
 * Facts about a tournament as its organiser runs it. Its players are in the stream of its field.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const TournamentEvent = Schema.TaggedUnion({
  TournamentCreated: {
    tournamentId: TournamentId,
    /** The public number. Players need it to enter a private tournament. */
    number: Schema.Int,
    status: TournamentStatus,
    settings: TournamentSettings,
  },
  TournamentSettingsChanged: {
    tournamentId: TournamentId,
    changed: ChangedSettings,
  },
  /** The previous number can no longer be used to enter. */
  TournamentNumberChanged: {
    tournamentId: TournamentId,
    number: Schema.Int,
  },
  TournamentStatusChanged: {
    tournamentId: TournamentId,
    from: TournamentStatus,
    to: TournamentStatus,
    cause: Schema.Literals(["admin", "schedule"]),
    /**
     * When it was completed, the edition of the rules by which its result is worked out. Absent up to
     * version 3.0.0, where it was the first one, and in every other change.
     */
    rulesEdition: Schema.optionalKey(Schema.Literal(2)),
  },
  /**
   * The winners among players who were level for a place after the last round: the first takes the
   * place, the second the next one. It counts only in that scoring, and only while exactly these
   * players share the place.
   */
  PlayOffRecorded: {
    tournamentId: TournamentId,
    place: Schema.Int,
    playerIds: Schema.Array(PlayerId),
    /**
     * Who was level, too, and was not decided: they share the next place. Absent if all were
     * decided.
     */
    alsoLevel: Schema.optionalKey(Schema.Array(PlayerId)),
    scoring: Schema.Literals(["gross", "net", "stableford"]),
    note: Schema.NullOr(Schema.String),
  },
  /** The players who were level share the place again. */
  PlayOffWithdrawn: { tournamentId: TournamentId, place: Schema.Int },
  /** The first card of a round fixed the course, its tees and stroke indexes for all cards. */
  RoundCourseFixed: { tournamentId: TournamentId, round: RoundNumber, course: RoundCourse },
  /**
   * An administrator applied the course as it was at that moment. The cards of the round follow.
   */
  RoundCourseChanged: { tournamentId: TournamentId, round: RoundNumber, course: RoundCourse },
  /** The office said what counts of a round. The latest one of a round replaces earlier ones. */
  RoundRuled: { tournamentId: TournamentId, round: RoundNumber, ...Ruling.fields },
  /** No list shows the tournament any more. Its players keep their results. */
  TournamentArchived: { tournamentId: TournamentId },
});
export type TournamentEvent = typeof TournamentEvent.Type;

export type PlayOff = Pick<
  typeof TournamentEvent.cases.PlayOffRecorded.Type,
  "place" | "playerIds" | "alsoLevel" | "scoring" | "note"
>;
