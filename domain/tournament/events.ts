import { Schema } from "effect";
import { PlayerId, RoundNumber, TournamentId } from "../shared/values.ts";
import { RoundCourse } from "./roundCourse.ts";
import { ChangedSettings, TournamentSettings } from "./settings.ts";
import { TournamentStatus } from "./status.ts";

/**
 * Facts about a tournament as its organiser runs it. Who plays in it stands in its field.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const TournamentEvent = Schema.TaggedUnion({
  TournamentCreated: {
    tournamentId: TournamentId,
    /** The public number, which opens a private tournament. */
    number: Schema.Int,
    status: TournamentStatus,
    settings: TournamentSettings,
  },
  TournamentSettingsChanged: {
    tournamentId: TournamentId,
    changed: ChangedSettings,
  },
  /** What was its number before opens it no longer. */
  TournamentNumberChanged: {
    tournamentId: TournamentId,
    number: Schema.Int,
  },
  TournamentStatusChanged: {
    tournamentId: TournamentId,
    from: TournamentStatus,
    to: TournamentStatus,
    cause: Schema.Literals(["admin", "schedule"]),
  },
  /**
   * Who won among those level for a place after the last round: the first takes it, the second the
   * next. It counts in that scoring, and only while exactly these players share the place.
   */
  PlayOffRecorded: {
    tournamentId: TournamentId,
    place: Schema.Int,
    playerIds: Schema.Array(PlayerId),
    scoring: Schema.Literals(["gross", "net", "stableford"]),
    note: Schema.NullOr(Schema.String),
  },
  /** Those who were level share the place again. */
  PlayOffWithdrawn: { tournamentId: TournamentId, place: Schema.Int },
  /** The first card of a round fixed the course, its tees and stroke indexes for all of them. */
  RoundCourseFixed: { tournamentId: TournamentId, round: RoundNumber, course: RoundCourse },
  /** An administrator took the course over as it was then. The cards of the round follow. */
  RoundCourseChanged: { tournamentId: TournamentId, round: RoundNumber, course: RoundCourse },
  /** No list shows it any more. Its results stay with those who played. */
  TournamentArchived: { tournamentId: TournamentId },
});
export type TournamentEvent = typeof TournamentEvent.Type;

export type PlayOff = Pick<
  typeof TournamentEvent.cases.PlayOffRecorded.Type,
  "place" | "playerIds" | "scoring" | "note"
>;
