import { Clock, Effect, Struct } from "effect";
import type { Recipient } from "../../../../application/message/recipients.ts";
import { mayGoAgain } from "../../../../application/message/sendMessage.ts";
import { type Delivery, type Message, Messages } from "../../../../application/ports/Messages.ts";
import { type Player, Players } from "../../../../application/ports/Players.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type * as contract from "../../../contract/message/messages.ts";
import { namesOf } from "../person/actors.ts";
import { byName } from "../person/byName.ts";

/** The messages of an event, the newest first, with each address. */
export const sentMessagesOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const port = yield* Messages;
  const messages = yield* port.of(tournamentId);
  const deliveries = yield* port.deliveries(tournamentId);
  const ids = new Set(deliveries.map(({ playerId }) => playerId));
  const players = yield* Players.use(({ manyById }) => manyById([...ids]));
  const reached = deliveries.flatMap((delivery) => {
    const player = players.get(delivery.playerId);
    return player ? [{ delivery, player }] : [];
  });
  const named = reached.toSorted((one, other) => byName(one.player, other.player));
  const now = yield* Clock.currentTimeMillis;
  const nameOf = yield* namesOf(messages.map(authorOf));
  return messages.map(
    (message): contract.SentMessage => ({
      ...Struct.pick(message, ["id", "kind", "subject", "text"]),
      sentAt: message.sentAt.toISOString(),
      sentBy: nameOf(authorOf(message)),
      deliveries: named
        .filter(({ delivery }) => delivery.messageId === message.id)
        .map(({ delivery, player }) => deliveryOf(delivery, player, now)),
    }),
  );
});

const authorOf = ({ sentBy }: Message) => ({ kind: "admin", id: sentBy }) as const;

const deliveryOf = (
  delivery: Delivery,
  { firstName, lastName, email }: Player,
  now: number,
): contract.Delivery => ({
  ...Struct.pick(delivery, ["playerId", "state", "reason"]),
  name: { firstName, lastName },
  email: email === "" ? null : email,
  changedAt: delivery.changedAt.toISOString(),
  mayGoAgain: mayGoAgain(delivery, now),
});

export const recipientOf = ({ playerId, firstName, lastName, email, wantsMail }: Recipient) => ({
  ...{ playerId, email, wantsMail },
  name: { firstName, lastName },
});
