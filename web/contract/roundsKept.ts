import { Schema } from "effect";
import { RoundNumber, TournamentId } from "../../domain/shared/values.ts";

/** Rounds in play whose cards keep a course as it was before an edit. */
export const RoundsKept = Schema.Array(
  Schema.Struct({ eventId: TournamentId, eventName: Schema.String, roundNumber: RoundNumber }),
).annotate({ identifier: "RoundsKept" });
export type RoundsKept = typeof RoundsKept.Type;

/** What every edit of a course answers beside what was edited. */
export const withRoundsKept = { roundsKept: RoundsKept };
