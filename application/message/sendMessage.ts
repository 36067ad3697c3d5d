import { Clock, Duration, Effect, Schema } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { filledIn, MessageId, type MessageKind } from "../../domain/shared/messages.ts";
import {
  AdministratorId,
  CommandId,
  type PlayerId,
  type TournamentId,
} from "../../domain/shared/values.ts";
import { MailUnavailable } from "../accounts/refusals.ts";
import { type JobKind, Jobs } from "../ports/Jobs.ts";
import { Mailer } from "../ports/Mailer.ts";
import { type Delivery, MessageNotFound, Messages } from "../ports/Messages.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Throttle } from "../ports/Throttle.ts";
import { fillInsOf } from "./fillInsOf.ts";
import { isWrittenTo, recipientsOf, type To } from "./recipients.ts";

/** The queue stores neither text nor address. */
const Batch = Schema.Struct({ messageId: MessageId, batch: CommandId });
export type Batch = typeof Batch.Type;

export const deliverMessageJob: JobKind<Batch> = { name: "deliver-message", payload: Batch };

export interface NewMessage {
  readonly tournamentId: TournamentId;
  readonly kind: MessageKind;
  readonly subject: string;
  readonly text: string;
  readonly to: To;
}

/** Nobody of those who were chosen is in the field, or wants mail at an address. */
export class NobodyToTell extends Schema.TaggedError<NobodyToTell>()("NobodyToTell", {}) {}

export class MailNotOffered extends Schema.TaggedError<MailNotOffered>()("MailNotOffered", {}) {}

/**
 * Who would get it, and how it arrives at one of them: at the named one, otherwise at the first who
 * gets it. Null if there is nobody.
 */
export const previewMessage = Effect.fn("previewMessage")(function* (
  { tournamentId, subject, text, to }: Omit<NewMessage, "kind">,
  shownTo: PlayerId | null,
) {
  const { isOffered } = yield* Mailer;
  const recipients = yield* recipientsOf(tournamentId, to);
  const [first] = recipients;
  const shown =
    recipients.find(({ playerId }) => playerId === shownTo) ??
    recipients.find(isWrittenTo) ??
    first;
  if (!shown) return { isOffered, recipients, shown: null };
  const values = (yield* fillInsOf(tournamentId, `${subject}${text}`))(shown);
  const letter = { subject: filledIn(subject, values), text: filledIn(text, values) };
  return { isOffered, recipients, shown: { playerId: shown.playerId, ...letter } };
});

/** Stores the message, with a state for each address, and lets a worker deliver it. */
export const sendMessage = Effect.fn("sendMessage")(function* (
  { to, ...message }: NewMessage,
  { actor, commandId }: ChangeOrigin,
) {
  const { isOffered } = yield* Mailer;
  if (!isOffered) return yield* new MailNotOffered();
  yield* Throttle.use((throttle) => throttle.tellField(message.tournamentId));
  const recipients = yield* recipientsOf(message.tournamentId, to);
  const playerIds = recipients.filter(isWrittenTo).map(({ playerId }) => playerId);
  if (playerIds.length === 0) return yield* new NobodyToTell();
  const id = MessageId.make(createdIdOf(commandId));
  const sentAt = new Date(yield* Clock.currentTimeMillis);
  const messages = yield* Messages;
  yield* messages.store(
    { ...message, id, sentAt, sentBy: AdministratorId.make(actor.id) },
    { playerIds, batch: commandId },
  );
  yield* deliver({ messageId: id, batch: commandId });
  return id;
});

/** Long after a queue has given up or has lost a job. */
const STANDS_STILL = Duration.toMillis("30 minutes");

/** Whether a person may have it sent once more. */
export const mayGoAgain = ({ state, changedAt }: Delivery, now: number): boolean => {
  if (state === "waiting" || state === "sending") return changedAt.getTime() <= now - STANDS_STILL;
  return state !== "sent";
};

/** Once more to those who were refused, may have got it, or have waited long. */
export const sendAgain = Effect.fn("sendAgain")(function* (
  tournamentId: TournamentId,
  { messageId, playerIds }: { messageId: MessageId; playerIds: ReadonlyArray<PlayerId> },
  { commandId: batch }: Pick<ChangeOrigin, "commandId">,
) {
  const { isOffered } = yield* Mailer;
  if (!isOffered) return yield* new MailNotOffered();
  const messages = yield* Messages;
  const message = yield* messages.byId(messageId);
  if (message.tournamentId !== tournamentId) return yield* new MessageNotFound({ messageId });
  yield* Throttle.use((throttle) => throttle.tellField(tournamentId));
  const stillSince = new Date((yield* Clock.currentTimeMillis) - STANDS_STILL);
  yield* messages.sendAgain({ messageId, playerIds, batch, stillSince });
  yield* deliver({ messageId, batch });
});

const deliver = (payload: Batch) =>
  Jobs.use(({ enqueue }) => enqueue(deliverMessageJob, payload, { id: payload.batch })).pipe(
    Effect.catchTag("JobsUnavailable", () => new MailUnavailable()),
  );
