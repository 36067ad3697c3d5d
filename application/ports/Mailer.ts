import { Context, type Effect, Schema } from "effect";

export class MailerUnavailable extends Schema.TaggedError<MailerUnavailable>()(
  "MailerUnavailable",
  {
    /** The answer of the mail server, without the address of the recipient. */
    code: Schema.String,
    /**
     * - `refused`: the mail server does not take this mail, also not later
     * - `later`: it did not get it, or does not take it now
     * - `unsure`: the connection broke while it may already have had it
     */
    outcome: Schema.Literals(["refused", "later", "unsure"]),
    /** What the server said in words. They may name a person, so no log shows them. */
    words: Schema.Redacted(Schema.NullOr(Schema.String)),
  },
) {
  override get message() {
    return `The mail server does not take the message (${this.code}).`;
  }
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where its reader, or a mail program with one click, turns such mails off. */
  readonly wayOut?: string;
}

/** Sends mail in the name of this installation. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** Whether a mail server is configured. */
    readonly isOffered: boolean;
    /** The name of the installation, and the address that people type. */
    readonly site: { readonly name: string; readonly address: string };
    readonly send: (mail: Mail) => Effect.Effect<void, MailerUnavailable>;
  }
>()("golf/application/ports/Mailer") {}
