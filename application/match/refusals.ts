import { Schema } from "effect";
import { PlayerId, TournamentId } from "../../domain/shared/values.ts";

/** Only players with a place in the field can be opponents. */
export class OpponentNotRegistered extends Schema.TaggedError<OpponentNotRegistered>()(
  "OpponentNotRegistered",
  { tournamentId: TournamentId, playerId: PlayerId },
) {}
