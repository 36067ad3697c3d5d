import { Clock, Effect, Layer } from "effect";
import type { CommandId } from "../../domain/shared/values.ts";
import { type Delivery, type Message, MessageNotFound, Messages } from "./Messages.ts";

type Stored = Delivery & { readonly batch: CommandId };

const now = Effect.map(Clock.currentTimeMillis, (time) => new Date(time));

/** Messages for tests. */
export const MessagesMemory = Layer.sync(Messages, () => {
  const messages = new Map<string, Message>();
  let deliveries: ReadonlyArray<Stored> = [];

  /** Changes those that fit, and returns them. */
  const change = (fits: (one: Stored) => boolean, fields: Partial<Stored>) =>
    Effect.map(now, (changedAt) => {
      const changed = deliveries.filter(fits);
      deliveries = deliveries.map((one) => (fits(one) ? { ...one, ...fields, changedAt } : one));
      return changed;
    });

  return {
    store: (message, { playerIds, batch }) =>
      Effect.sync(() => {
        if (messages.has(message.id)) return;
        messages.set(message.id, message);
        const waits = { messageId: message.id, state: "waiting", reason: null, batch } as const;
        deliveries = [
          ...deliveries,
          ...playerIds.map((playerId) => ({ ...waits, playerId, changedAt: message.sentAt })),
        ];
      }),
    of: (tournamentId) =>
      Effect.sync(() =>
        [...messages.values()]
          .filter((message) => message.tournamentId === tournamentId)
          .toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime() || (a.id < b.id ? -1 : 1)),
      ),
    byId: (messageId) => {
      const found = messages.get(messageId);
      return found ? Effect.succeed(found) : Effect.fail(new MessageNotFound({ messageId }));
    },
    deliveries: (tournamentId) =>
      Effect.sync(() =>
        deliveries
          .filter(({ messageId }) => messages.get(messageId)?.tournamentId === tournamentId)
          .map(({ batch: _batch, ...delivery }) => delivery),
      ),
    sendAgain: ({ messageId, batch, playerIds, stillSince }) =>
      Effect.asVoid(
        change(
          (one) =>
            one.messageId === messageId &&
            one.batch !== batch &&
            playerIds.includes(one.playerId) &&
            (one.state === "refused" ||
              one.state === "unsure" ||
              (one.state !== "sent" && one.changedAt <= stillSince)),
          { state: "waiting", reason: null, batch },
        ),
      ),
    begin: Effect.fnUntraced(function* ({ messageId, batch }) {
      const isOfBatch = (one: Stored) => one.messageId === messageId && one.batch === batch;
      yield* change((one) => isOfBatch(one) && one.state === "sending", { state: "unsure" });
      return deliveries
        .filter((one) => isOfBatch(one) && one.state === "waiting")
        .map(({ playerId }) => playerId)
        .toSorted();
    }),
    claim: ({ messageId, batch, playerId }) =>
      Effect.map(
        change(
          (one) =>
            one.messageId === messageId &&
            one.batch === batch &&
            one.playerId === playerId &&
            one.state === "waiting",
          { state: "sending", reason: null },
        ),
        (claimed) => claimed.length > 0,
      ),
    record: ({ messageId, batch, playerId }, { state, reason }) =>
      Effect.asVoid(
        change(
          (one) =>
            one.messageId === messageId &&
            one.batch === batch &&
            one.playerId === playerId &&
            (one.state === "sending" || one.state === "unsure"),
          { state, reason },
        ),
      ),
  };
});
