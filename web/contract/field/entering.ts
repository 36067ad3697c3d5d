import { Schema } from "effect";
import { PlayerId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { sentence } from "../inputs/sentence.ts";
import { requiredText } from "../inputs/texts.ts";
import { oneEvent } from "../params.ts";
import { textOrNull } from "../shared.ts";

/** So many may be chosen. One call enters the first 500 of them. */
export const MOST_ENTERED = 5000;

/** What becomes of an entry for which there is no place. */
export const WhenFull = Schema.Literals(["ask", "add", "wait"]).pipe(
  sentence("Please say whether to ask, to add or to wait when the event is full"),
);
export type WhenFull = typeof WhenFull.Type;

/** More are to be entered than there are places. Nobody was entered. */
export const FullQuestion = Schema.Struct({
  /** How many are to be entered, without those who are in the event. */
  entering: Schema.Int,
  /** How many of them would get a place. */
  free: Schema.Int,
  places: Schema.Int,
  taken: Schema.Int,
  waiting: Schema.Int,
}).annotate({ identifier: "FullQuestion" });
export type FullQuestion = typeof FullQuestion.Type;

export const EntryOutcome = Schema.Struct({
  playerId: PlayerId,
  outcome: Schema.Literals(["entered", "waitlist", "alreadyIn", "refused"]),
  /** The reason of a refusal. */
  error: textOrNull,
}).annotate({ identifier: "EntryOutcome" });
export type EntryOutcome = typeof EntryOutcome.Type;

export const enterPlayers = endpoint({
  summary:
    "Enters the first 500 of many players in an event, each for itself, also after the deadline; the others are sent again",
  method: "POST",
  path: "/api/admin/events/:eventId/entries",
  access: "eventAdmin",
  params: oneEvent,
  largest: { bytes: 1_048_576, entries: MOST_ENTERED },
  body: Schema.Struct({
    playerIds: Schema.Array(PlayerId)
      .check(Schema.isMinLength(1), Schema.isMaxLength(MOST_ENTERED))
      .pipe(sentence(`Please select between 1 and ${MOST_ENTERED} players`)),
    whenFull: orElse(WhenFull, "ask"),
    /** The name of a kind of fee; null is the registration fee. */
    fee: orNull(requiredText("Fee", 40)),
  }),
  success: {
    status: 200,
    body: Schema.Struct({
      /** It counts all of them. */
      question: Schema.NullOr(FullQuestion),
      /** Of the first 500. */
      outcomes: Schema.Array(EntryOutcome),
    }),
  },
});
