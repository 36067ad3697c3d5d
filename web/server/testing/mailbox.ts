import { Effect, Layer } from "effect";
import { type Mail, Mailer } from "../../../application/ports/Mailer.ts";

/** The mails of this test file, oldest first. */
export const mailbox: Array<Mail> = [];

export const mailerInMemory = Layer.succeed(Mailer, {
  isOffered: true,
  site: { name: "Wicked Golf", address: "https://golf.example" },
  send: (mail) =>
    Effect.sync(() => {
      mailbox.push(mail);
    }),
});
