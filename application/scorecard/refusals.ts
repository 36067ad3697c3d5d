import { Schema } from "effect";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardKey,
  TournamentId,
  WallClock,
} from "../../domain/shared/values.ts";

const ofTournament = { tournamentId: TournamentId };

/** There is no course, or it has no holes. */
export class CourseMissing extends Schema.TaggedError<CourseMissing>()(
  "CourseMissing",
  ofTournament,
) {}

export class RoundNotInTournament extends Schema.TaggedError<RoundNotInTournament>()(
  "RoundNotInTournament",
  {
    ...ofTournament,
    numberOfRounds: Schema.Int,
  },
) {}

/**
 * Used when an address names the round. A round in a request body is refused with the number of
 * rounds.
 */
export class RoundNotFound extends Schema.TaggedError<RoundNotFound>()("RoundNotFound", {
  ...ofTournament,
  round: RoundNumber,
}) {}

/** The tournament is still to come. */
export class ScoresNotOpen extends Schema.TaggedError<ScoresNotOpen>()("ScoresNotOpen", {
  ...ofTournament,
  startDate: Schema.NullOr(WallClock),
}) {}

/** The course of the round has no such hole. */
export class HoleNotInRound extends Schema.TaggedError<HoleNotInRound>()("HoleNotInRound", {
  ...ofTournament,
  holeNumber: HoleNumber,
}) {}

export class MissedCut extends Schema.TaggedError<MissedCut>()("MissedCut", {
  ...ofTournament,
  afterRound: RoundNumber,
}) {}

/** The wording for administrators: with a reason they may record scores all the same. */
export class PlayerMissedCut extends Schema.TaggedError<PlayerMissedCut>()("PlayerMissedCut", {
  ...ofTournament,
  afterRound: RoundNumber,
}) {}

/** The round has no scores yet, so it uses the present course anyway. */
export class NoCardInRound extends Schema.TaggedError<NoCardInRound>()("NoCardInRound", {
  ...ofTournament,
  round: RoundNumber,
}) {}

/** The round is already played on the present course. */
export class CourseUnchanged extends Schema.TaggedError<CourseUnchanged>()("CourseUnchanged", {
  ...ofTournament,
  round: RoundNumber,
}) {}

/** The wording for administrators. */
export class PlayerNoLongerPlaying extends Schema.TaggedError<PlayerNoLongerPlaying>()(
  "PlayerNoLongerPlaying",
  { ...ofTournament, playerId: PlayerId },
) {}

/** The event does not allow one phone to score for its tee group. */
export class GroupScoringOff extends Schema.TaggedError<GroupScoringOff>()(
  "GroupScoringOff",
  ofTournament,
) {}

/** The person who records and the player of the card do not tee off together in that round. */
export class NotInTeeGroup extends Schema.TaggedError<NotInTeeGroup>()("NotInTeeGroup", {
  ...ofTournament,
  playerId: PlayerId,
}) {}

/** Another person recorded other strokes on the hole since the caller read it. */
export class HoleChangedBy extends Schema.TaggedError<HoleChangedBy>()("HoleChangedBy", {
  holeNumber: HoleNumber,
  /** First and last name. */
  by: Schema.String,
  /** What stands there in one number, see `inOneNumber`. */
  strokes: Schema.NullOr(Schema.Int),
}) {}

export class ParticipantNotFound extends Schema.TaggedError<ParticipantNotFound>()(
  "ParticipantNotFound",
  { ...ofTournament, playerId: PlayerId },
) {}

export class AttesterNotRegistered extends Schema.TaggedError<AttesterNotRegistered>()(
  "AttesterNotRegistered",
  { card: ScorecardKey },
) {}
