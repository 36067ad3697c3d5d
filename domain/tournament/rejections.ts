import { Schema } from "effect";
import { TournamentId } from "../shared/values.ts";

const ofTournament = { tournamentId: TournamentId };

export class TournamentNotFound extends Schema.TaggedError<TournamentNotFound>()(
  "TournamentNotFound",
  ofTournament,
) {}

export class EndsBeforeStart extends Schema.TaggedError<EndsBeforeStart>()(
  "EndsBeforeStart",
  ofTournament,
) {}

export class RoundsHaveScores extends Schema.TaggedError<RoundsHaveScores>()(
  "RoundsHaveScores",
  ofTournament,
) {}

/** Cards are scored by the handicap allowance and the tee of the day when they were opened. */
export class TermsOfPlayAreFixed extends Schema.TaggedError<TermsOfPlayAreFixed>()(
  "TermsOfPlayAreFixed",
  ofTournament,
) {}

/** Another person edited the settings after the revision on which this edit is based. */
export class StaleEdit extends Schema.TaggedError<StaleEdit>()("StaleEdit", {
  ...ofTournament,
  basedOn: Schema.Int,
}) {}

const ofPlace = { ...ofTournament, place: Schema.Int };

/** A play-off names exactly the players who share its place. */
export class PlayersNotLevel extends Schema.TaggedError<PlayersNotLevel>()(
  "PlayersNotLevel",
  ofPlace,
) {}

/** Until all players have finished, it is unknown who is level. */
export class LastRoundNotComplete extends Schema.TaggedError<LastRoundNotComplete>()(
  "LastRoundNotComplete",
  ofPlace,
) {}

export class PlayOffNotFound extends Schema.TaggedError<PlayOffNotFound>()(
  "PlayOffNotFound",
  ofPlace,
) {}

/** What counts of a completed tournament stays. */
export class TournamentIsOver extends Schema.TaggedError<TournamentIsOver>()(
  "TournamentIsOver",
  ofTournament,
) {}

export type TournamentRejection =
  | TournamentIsOver
  | PlayersNotLevel
  | LastRoundNotComplete
  | PlayOffNotFound
  | TournamentNotFound
  | EndsBeforeStart
  | RoundsHaveScores
  | TermsOfPlayAreFixed
  | StaleEdit;
