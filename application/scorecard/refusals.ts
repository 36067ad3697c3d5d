import { Schema } from "effect";
import { PlayerId, RoundNumber, ScorecardKey, TournamentId } from "../../domain/shared/values.ts";

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

export class ParticipantNotFound extends Schema.TaggedError<ParticipantNotFound>()(
  "ParticipantNotFound",
  { ...ofTournament, playerId: PlayerId },
) {}

export class AttesterNotRegistered extends Schema.TaggedError<AttesterNotRegistered>()(
  "AttesterNotRegistered",
  { card: ScorecardKey },
) {}
