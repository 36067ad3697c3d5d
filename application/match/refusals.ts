import { Schema } from "effect";
import { PlayerId, TournamentId } from "../../domain/shared/values.ts";

/** Only those meet who have a place in the field. */
export class OpponentNotRegistered extends Schema.TaggedError<OpponentNotRegistered>()(
  "OpponentNotRegistered",
  { tournamentId: TournamentId, playerId: PlayerId },
) {}
