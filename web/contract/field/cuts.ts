import { Schema } from "effect";
import { PlayerId, RoundNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { optionalNumber } from "../inputs/numbers.ts";
import { sentence } from "../inputs/sentence.ts";
import { oneEvent, oneRound } from "../params.ts";
import { Done, intOrNull } from "../shared.ts";

export const Cut = Schema.Struct({
  afterRound: RoundNumber,
  top: Schema.Int,
  ties: Schema.Boolean,
  withinStrokes: intOrNull,
  cutLine: Schema.String,
  /** The players who play on. */
  playerIds: Schema.Array(PlayerId),
  missedCutIds: Schema.Array(PlayerId),
}).annotate({ identifier: "Cut" });
export type Cut = typeof Cut.Type;

export const makeCut = endpoint({
  summary: "Makes the cut after a round",
  method: "POST",
  path: "/api/admin/events/:eventId/cut",
  access: "eventAdmin",
  params: oneEvent,
  body: Schema.Struct({
    afterRound: RoundNumber.pipe(sentence("The cut must come before the last round")),
    // The largest number of players of an event.
    top: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 })).pipe(
      sentence("Top must be at least 1"),
    ),
    ties: orElse(Schema.Boolean, true),
    withinStrokes: orNull(optionalNumber("Within strokes", 0, 100)),
  }),
  success: { status: 200, body: Cut },
  refusals: ["CutAfterLastRound", "CutTooSmall", "CutIsFinal", "RoundNotComplete"],
});

export const listCuts = endpoint({
  summary: "The cuts that were made, by round",
  method: "GET",
  path: "/api/admin/events/:eventId/cuts",
  access: "eventAdmin",
  from: ["registrations"],
  params: oneEvent,
  success: { status: 200, body: Schema.Array(Cut) },
});

export const withdrawCut = endpoint({
  summary: "Takes the cut after a round back",
  method: "DELETE",
  path: "/api/admin/events/:eventId/rounds/:roundNumber/cut",
  access: "eventAdmin",
  params: oneRound,
  success: { status: 200, body: Done },
  refusals: ["CutNotFound", "CutIsFinal"],
});
