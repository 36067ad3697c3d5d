import { Schema } from "effect";
import { HoleNumber, PlayerId, RoundNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { anyEvent } from "../params.ts";
import { UtcTime } from "../shared.ts";

/** How far a card is, and when its player entered it. */
export const PaceOfCard = Schema.Struct({
  userId: PlayerId,
  roundNumber: RoundNumber,
  /** How many holes have scores. */
  holesPlayed: Schema.Int,
  /** The holes that the player entered, and the times of the first and the last one. */
  own: Schema.NullOr(
    Schema.Struct({ holes: Schema.Array(HoleNumber), from: UtcTime, until: UtcTime }),
  ),
}).annotate({ identifier: "PaceOfCard" });
export type PaceOfCard = typeof PaceOfCard.Type;

export const listPace = endpoint({
  summary: "How far the cards of an event are, and when their players entered them",
  method: "GET",
  path: "/api/events/:eventId/pace",
  access: "admin",
  from: ["scorecards"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(PaceOfCard) },
});
