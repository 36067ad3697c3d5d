import { Schema } from "effect";
import { MessageId, messageKinds, unknownFillIns } from "../../../domain/shared/messages.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { requiredLines, requiredText } from "../inputs/texts.ts";
import { anyEvent, oneEvent } from "../params.ts";
import { Done, PersonName, textOrNull, UtcTime } from "../shared.ts";

const MessageKind = Schema.Literals(messageKinds);

/** What has become of one address, as `Messages` of the application says. */
const DeliveryState = Schema.Literals(["waiting", "sending", "sent", "refused", "unsure"]);

export const Delivery = Schema.Struct({
  playerId: PlayerId,
  name: PersonName,
  /** The present address, which may have been corrected since; null is none. */
  email: textOrNull,
  state: DeliveryState,
  /** What the mail server said last. */
  reason: textOrNull,
  changedAt: UtcTime,
  /** It did not arrive, or perhaps not, and may be sent once more. */
  mayGoAgain: Schema.Boolean,
}).annotate({ identifier: "Delivery" });
export type Delivery = typeof Delivery.Type;

export const SentMessage = Schema.Struct({
  id: MessageId,
  kind: MessageKind,
  subject: Schema.String,
  text: Schema.String,
  sentAt: UtcTime,
  sentBy: PersonName,
  /** By name; without players whose accounts were erased. */
  deliveries: Schema.Array(Delivery),
}).annotate({ identifier: "SentMessage" });
export type SentMessage = typeof SentMessage.Type;

export const listMessages = endpoint({
  summary: "What the field of an event was told by mail, and what became of each address",
  method: "GET",
  path: "/api/admin/events/:eventId/messages",
  access: "eventAdmin",
  from: ["messages", "players", "administrators"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(SentMessage) },
});

const Recipients = Schema.Union([
  Schema.Literals(["playing", "waitlist", "movedUp"]),
  Schema.Array(PlayerId).check(Schema.isMinLength(1), Schema.isMaxLength(5000)),
]).pipe(sentence("Please choose who gets the message"));

/** A misspelt name in braces would arrive as it is. */
const fillsIn = Schema.makeFilter(
  (text: string) => unknownFillIns(text).length === 0,
  says("A name in braces is not known. Please use those below the text."),
);

const NewMessage = Schema.Struct({
  kind: MessageKind.pipe(sentence("Invalid kind")),
  subject: requiredText("Subject", 200).check(fillsIn),
  text: requiredLines("Text", 5000).check(fillsIn),
  to: Recipients,
});

export const sendMessage = endpoint({
  summary: "Mails a text to players of an event, with names and tee times filled in for each",
  method: "POST",
  path: "/api/admin/events/:eventId/messages",
  access: "eventAdmin",
  changes: ["messages"],
  params: oneEvent,
  body: NewMessage,
  success: { status: 202, body: Schema.Struct({ id: MessageId }) },
  refusals: ["NobodyToTell", "MailNotOffered", "TooManyAttempts", "MailUnavailable"],
});

export const MessagePreview = Schema.Struct({
  /** Whether this installation sends mail. Otherwise texts and addresses are copied. */
  isOffered: Schema.Boolean,
  /** By name. Only those with an address who want mails of organisers get it. */
  recipients: Schema.Array(
    Schema.Struct({
      playerId: PlayerId,
      name: PersonName,
      email: textOrNull,
      wantsMail: Schema.Boolean,
    }),
  ),
  /** As it arrives at one of them; null if there is nobody. */
  shown: Schema.NullOr(
    Schema.Struct({ playerId: PlayerId, subject: Schema.String, text: Schema.String }),
  ),
}).annotate({ identifier: "MessagePreview" });
export type MessagePreview = typeof MessagePreview.Type;

export const previewMessage = endpoint({
  summary: "Who would get a message, and how it arrives at one of them; sends nothing",
  method: "POST",
  path: "/api/admin/events/:eventId/messages/preview",
  access: "eventAdmin",
  from: ["messages", "players", "registrations", "groups", "leaderboard"],
  params: oneEvent,
  body: NewMessage.mapFields((fields) => ({
    ...fields,
    /** Null is the first who gets it. */
    shownTo: Schema.NullOr(PlayerId),
  })),
  success: { status: 200, body: MessagePreview },
});

export const sendMessageAgain = endpoint({
  summary: "Mails a message once more to players whom it did not reach, or perhaps not",
  method: "POST",
  path: "/api/admin/events/:eventId/messages/:messageId/again",
  access: "eventAdmin",
  changes: ["messages"],
  params: Schema.Struct({ ...oneEvent.fields, messageId: MessageId }),
  body: Schema.Struct({
    playerIds: Schema.Array(PlayerId).check(Schema.isMinLength(1), Schema.isMaxLength(5000)),
  }),
  success: { status: 202, body: Done },
  refusals: ["MessageNotFound", "MailNotOffered", "TooManyAttempts", "MailUnavailable"],
});
