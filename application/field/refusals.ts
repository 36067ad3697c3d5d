import { Schema } from "effect";
import { PlayerId, TournamentId } from "../../domain/shared/values.ts";

const ofPlayer = { tournamentId: TournamentId, playerId: PlayerId };

/** A private tournament opens only to those who know its public number. */
export class WrongEventId extends Schema.TaggedError<WrongEventId>()("WrongEventId", {
  tournamentId: TournamentId,
}) {}

/** Whose registration is to go has none. */
export class RegistrationNotFound extends Schema.TaggedError<RegistrationNotFound>()(
  "RegistrationNotFound",
  ofPlayer,
) {}

/** An archived player comes to no event; who restores the account can enter them. */
export class PlayerArchived extends Schema.TaggedError<PlayerArchived>()("PlayerArchived", {
  playerId: PlayerId,
}) {}
