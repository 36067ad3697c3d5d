import { Effect, Schema } from "effect";
import { MailChoices } from "../ports/MailChoices.ts";

/** No mail contained this link, or its account was erased. */
export class WayOutInvalid extends Schema.TaggedError<WayOutInvalid>()("WayOutInvalid", {}) {}

/** Whoever holds a mail may turn such mails off; that shows nothing of the account. */
export const turnOffMails = Effect.fn("turnOffMails")(function* (token: string) {
  const isKnown = yield* MailChoices.use((choices) => choices.turnOff(token));
  if (!isKnown) return yield* new WayOutInvalid();
});
