import { Context, type Effect, Schema } from "effect";

export class MailerUnavailable extends Schema.TaggedError<MailerUnavailable>()(
  "MailerUnavailable",
  {
    /** What the mail server answered, without the address of the reader. */
    code: Schema.String,
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
}

/** Mail in the name of this installation. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** Whether a mail server is set at all. */
    readonly isOffered: boolean;
    /** What the installation is called, and the address that people type. */
    readonly site: { readonly name: string; readonly address: string };
    readonly send: (mail: Mail) => Effect.Effect<void, MailerUnavailable>;
  }
>()("golf/application/ports/Mailer") {}
