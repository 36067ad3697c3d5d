import { Schema } from "effect";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardKey,
  TournamentId,
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

/** Where an address names the round; a round that is sent is refused with how many there are. */
export class RoundNotFound extends Schema.TaggedError<RoundNotFound>()("RoundNotFound", {
  ...ofTournament,
  round: RoundNumber,
}) {}

export class MissedCut extends Schema.TaggedError<MissedCut>()("MissedCut", {
  ...ofTournament,
  afterRound: RoundNumber,
}) {}

/** As administrators read it: with a reason they may record scores all the same. */
export class PlayerMissedCut extends Schema.TaggedError<PlayerMissedCut>()("PlayerMissedCut", {
  ...ofTournament,
  afterRound: RoundNumber,
}) {}

/** Nobody has a score in it yet, so that its course is the one of today anyway. */
export class NoCardInRound extends Schema.TaggedError<NoCardInRound>()("NoCardInRound", {
  ...ofTournament,
  round: RoundNumber,
}) {}

/** The round is played on the course as it is now. */
export class CourseUnchanged extends Schema.TaggedError<CourseUnchanged>()("CourseUnchanged", {
  ...ofTournament,
  round: RoundNumber,
}) {}

/** As administrators read it. */
export class PlayerNoLongerPlaying extends Schema.TaggedError<PlayerNoLongerPlaying>()(
  "PlayerNoLongerPlaying",
  { ...ofTournament, playerId: PlayerId },
) {}

/** The event does not let one phone score for its tee group. */
export class GroupScoringOff extends Schema.TaggedError<GroupScoringOff>()(
  "GroupScoringOff",
  ofTournament,
) {}

/** Who enters and whose card it is do not tee off together in that round. */
export class NotInTeeGroup extends Schema.TaggedError<NotInTeeGroup>()("NotInTeeGroup", {
  ...ofTournament,
  playerId: PlayerId,
}) {}

/** Somebody wrote other strokes on the hole since the caller saw it. */
export class HoleChangedBy extends Schema.TaggedError<HoleChangedBy>()("HoleChangedBy", {
  holeNumber: HoleNumber,
  /** First and last name. */
  by: Schema.String,
  /** What it is now. */
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
