import { Effect, Redacted, Schema } from "effect";
import { filledIn } from "../../domain/shared/messages.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { MailChoices } from "../ports/MailChoices.ts";
import { Mailer, type MailerUnavailable } from "../ports/Mailer.ts";
import { type Delivery, Messages } from "../ports/Messages.ts";
import { fillInsOf } from "./fillInsOf.ts";
import { addressed, type Recipient } from "./recipients.ts";
import type { Batch } from "./sendMessage.ts";

/** Some mails wait for the mail server: the job is tried again. */
export class MailsWait extends Schema.TaggedError<MailsWait>()("MailsWait", {
  code: Schema.String,
}) {
  override get message() {
    return `The mail server does not take all mails now (${this.code}).`;
  }
}

/**
 * Gives each mail to the mail server, and says so in the database before and after it. So nobody
 * gets one twice: what was cut off in between is sent again only when a person asks for it. A run
 * that begins again goes on with those that wait.
 */
export const deliverMessage = Effect.fn("deliverMessage")(function* (batch: Batch) {
  const { isOffered } = yield* Mailer;
  // The server has a mail server and this worker has none.
  if (!isOffered) return yield* new MailsWait({ code: "SMTP_URL is not set here" });
  const messages = yield* Messages;
  const { tournamentId, subject, text } = yield* messages.byId(batch.messageId);
  const waiting = yield* messages.begin(batch);
  const valuesOf = yield* fillInsOf(tournamentId, `${subject}${text}`);
  const give = Effect.fnUntraced(function* (playerId: PlayerId) {
    const [recipient] = yield* addressed([playerId]);
    const claimed = { ...batch, playerId };
    if (!recipient || !(yield* messages.claim(claimed))) return null;
    const values = valuesOf(recipient);
    const letter = { subject: filledIn(subject, values), text: filledIn(text, values) };
    const { failure, ...outcome } = yield* giveTo(recipient, letter);
    yield* messages.record(claimed, outcome);
    return outcome.state === "waiting" ? failure : null;
  });
  let postponed: MailerUnavailable | null = null;
  for (const playerId of waiting) {
    // A worker that ends finishes this mail first.
    const failure = yield* Effect.uninterruptible(give(playerId));
    postponed ??= failure;
    // Without an answer of the server the other mails would only wait for it, too.
    if (failure !== null && wordsOf(failure) === null) break;
  }
  if (postponed !== null) return yield* new MailsWait({ code: postponed.code });
});

const wordsOf = ({ words }: MailerUnavailable) => Redacted.value(words);

interface Outcome extends Pick<Delivery, "state" | "reason"> {
  readonly failure: MailerUnavailable | null;
}

const refused = (reason: string): Outcome => ({ state: "refused", reason, failure: null });

const giveTo = Effect.fnUntraced(function* (
  { playerId, email, wantsMail }: Recipient,
  { subject, text }: Record<"subject" | "text", string>,
) {
  if (email === null) return refused("There is no address.");
  if (!wantsMail) return refused("No mails are wanted.");
  const { site, send } = yield* Mailer;
  const token = yield* MailChoices.use((choices) => choices.wayOut(playerId));
  if (token === null) return refused("There is no such account any more.");
  // A browser does not send the part after the # to a server.
  const page = `${new URL("/profile/account", site.address).href}#no-mails/${token}`;
  const wayOut = new URL(`/api/mail-choices/${token}`, site.address).href;
  const foot = `You get this mail because you entered an event at ${site.name}. If you want no more mails of organisers: ${page}`;
  const mail = { to: email, subject, text: `${text.trimEnd()}\n\n-- \n${foot}`, wayOut };
  return yield* send(mail).pipe(
    Effect.as<Outcome>({ state: "sent", reason: null, failure: null }),
    Effect.catchTag("MailerUnavailable", (failure) => Effect.succeed(afterFailure(failure, email))),
  );
});

const states = { refused: "refused", later: "waiting", unsure: "unsure" } as const;

/** The server repeats the address, which is not stored here. */
const afterFailure = (failure: MailerUnavailable, email: string): Outcome => ({
  state: states[failure.outcome],
  reason: wordsOf(failure)?.replaceAll(email, "the address") ?? failure.message,
  failure,
});
