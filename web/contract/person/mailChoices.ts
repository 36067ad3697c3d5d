import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { Done } from "../shared.ts";

/** Whether the organisers of events may write to a player. */
export const MailChoice = Schema.Struct({ wantsMail: Schema.Boolean });

export const getMailChoice = endpoint({
  summary: "Whether the player wants mails of organisers",
  method: "GET",
  path: "/api/user/mail-choice",
  access: "player",
  from: ["players"],
  success: { status: 200, body: MailChoice },
});

export const changeMailChoice = endpoint({
  summary: "Turns mails of organisers on or off",
  method: "PUT",
  path: "/api/user/mail-choice",
  access: "player",
  changes: ["players"],
  body: MailChoice,
  success: { status: 200, body: MailChoice },
});

export const turnOffMails = endpoint({
  summary: "Turns mails of organisers off for the player to whom this link was mailed",
  method: "POST",
  path: "/api/mail-choices/:token",
  access: "anyone",
  params: Schema.Struct({ token: Schema.String.check(Schema.isPattern(/^[\w-]{1,100}$/u)) }),
  success: { status: 200, body: Done },
  refusals: ["WayOutInvalid"],
});
