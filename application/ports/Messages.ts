import { Context, type Effect, Schema } from "effect";
import { MessageId, type MessageKind } from "../../domain/shared/messages.ts";
import {
  type AdministratorId,
  type CommandId,
  type PlayerId,
  type TournamentId,
} from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

export class MessageNotFound extends Schema.TaggedError<MessageNotFound>()("MessageNotFound", {
  messageId: MessageId,
}) {}

/** A text with its gaps: names and tee times are filled in for each recipient. */
export interface Message {
  readonly id: MessageId;
  readonly tournamentId: TournamentId;
  readonly kind: MessageKind;
  readonly subject: string;
  readonly text: string;
  readonly sentBy: AdministratorId;
  readonly sentAt: Date;
}

/**
 * - `waiting`: nothing was given to the mail server
 * - `sending`: it is being given to the mail server
 * - `sent`: the mail server has it
 * - `refused`: the mail server, or the wish of the player, says no
 * - `unsure`: it was cut off while it was given to the mail server, which may have it
 */
export type DeliveryState = "waiting" | "sending" | "sent" | "refused" | "unsure";

/** One message to one player. Neither name nor address is stored; it is erased with the account. */
export interface Delivery {
  readonly messageId: MessageId;
  readonly playerId: PlayerId;
  readonly state: DeliveryState;
  /** What the mail server said last, or why nothing is sent; null if there is nothing to say. */
  readonly reason: string | null;
  readonly changedAt: Date;
}

/** The deliveries of one command: those of a new message, or those that are sent again. */
interface Batch {
  readonly messageId: MessageId;
  readonly batch: CommandId;
}

/** One of them, for the job that has claimed it. */
interface Claimed extends Batch {
  readonly playerId: PlayerId;
}

type Unavailable = ReferenceDataUnavailable;

/** Messages to the players of tournaments, and what has become of each address. */
export class Messages extends Context.Service<
  Messages,
  {
    /** With a delivery that waits for each player. Known messages stay as they are. */
    readonly store: (
      message: Message,
      to: { readonly playerIds: ReadonlyArray<PlayerId>; readonly batch: CommandId },
    ) => Effect.Effect<void, Unavailable>;
    /** The newest first. */
    readonly of: (tournamentId: TournamentId) => Effect.Effect<ReadonlyArray<Message>, Unavailable>;
    readonly byId: (id: MessageId) => Effect.Effect<Message, MessageNotFound | Unavailable>;
    /** Without those of players whose accounts were erased. */
    readonly deliveries: (
      tournamentId: TournamentId,
    ) => Effect.Effect<ReadonlyArray<Delivery>, Unavailable>;
    /**
     * Lets those wait again that were refused or may have been sent, and those that have stood
     * still since this time. A repeated command changes nothing.
     */
    readonly sendAgain: (
      again: Batch & { readonly playerIds: ReadonlyArray<PlayerId>; readonly stillSince: Date },
    ) => Effect.Effect<void, Unavailable>;
    /**
     * What was being sent by an earlier run of the job is `unsure` now. Returns the players whose
     * deliveries wait.
     */
    readonly begin: (batch: Batch) => Effect.Effect<ReadonlyArray<PlayerId>, Unavailable>;
    /** Marks it as being sent. False unless it waits, so nobody gets it from two jobs. */
    readonly claim: (claimed: Claimed) => Effect.Effect<boolean, Unavailable>;
    /** What became of it. Does nothing if it was claimed anew in the meantime. */
    readonly record: (
      claimed: Claimed,
      outcome: Pick<Delivery, "state" | "reason">,
    ) => Effect.Effect<void, Unavailable>;
  }
>()("golf/application/ports/Messages") {}
