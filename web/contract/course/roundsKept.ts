import { Schema } from "effect";
import { RoundNumber, TournamentId } from "../../../domain/shared/values.ts";

/** Active rounds whose cards keep a course as it was before an edit. */
export const RoundsKept = Schema.Array(
  Schema.Struct({ eventId: TournamentId, eventName: Schema.String, roundNumber: RoundNumber }),
).annotate({ identifier: "RoundsKept" });
export type RoundsKept = typeof RoundsKept.Type;

/** Part of the answer to every edit of a course. */
export const withRoundsKept = { roundsKept: RoundsKept };
