import { Schema } from "effect";
import { HoleNumber, PlayerId } from "../../../domain/shared/values.ts";
import { CorrectionPreview } from "../card/correctionPreview.ts";
import { endpoint } from "../endpoint.ts";
import { PlayerStatus } from "../field/registration.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { requiredLines } from "../inputs/texts.ts";
import { oneRound } from "../params.ts";
import { RoundOfEvent } from "./event.ts";

const Holes = Schema.NonEmptyArray(HoleNumber)
  .check(Schema.isMaxLength(18, says("A round has at most 18 holes")))
  .pipe(sentence("Please choose the holes that count"));

/** A player who is out of the event since that round. */
const OutSince = Schema.Struct({ userId: PlayerId, playerStatus: PlayerStatus });

/** What a word of the office on a round changes, and the round as it then is. */
export const RuledRound = Schema.Struct({
  ...CorrectionPreview.fields,
  ...RoundOfEvent.fields,
  /** Who withdrew, was disqualified or missed the cut in a round that does not count. */
  outSince: Schema.Array(OutSince),
}).annotate({ identifier: "RuledRound" });
export type RuledRound = typeof RuledRound.Type;

export const ruleRound = endpoint({
  summary:
    "Says that a round does not count, that only some holes of it do, or that it counts again",
  method: "PUT",
  path: "/api/admin/events/:eventId/rounds/:roundNumber",
  access: "eventAdmin",
  from: ["registrations"],
  params: oneRound,
  body: Schema.Struct({
    counts: orElse(Schema.Boolean, true),
    holes: orNull(Holes),
    reason: requiredLines("Reason", 500, "Please enter a reason"),
    /** Nothing is written. */
    preview: orElse(Schema.Boolean, false),
  }),
  success: { status: 200, body: RuledRound },
  refusals: ["RoundNotFound", "HoleNotInRound", "TournamentIsOver"],
});
