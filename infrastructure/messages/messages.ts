import { Clock, Effect, Layer } from "effect";
import { MessageNotFound, Messages } from "../../application/ports/Messages.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { anyOf, attempt, attemptOr } from "../postgres/referenceData.ts";

const now = Effect.map(Clock.currentTimeMillis, (time) => new Date(time));

export const messagesPostgres = ({ reference: db }: Database) =>
  Layer.succeed(Messages, {
    store: (message, { playerIds, batch }) =>
      attempt(() =>
        db.transaction().execute(async (tx) => {
          const isNew = await tx
            .insertInto("messages")
            .values(message)
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .executeTakeFirst();
          if (!isNew || playerIds.length === 0) return;
          const waits = { messageId: message.id, state: "waiting", reason: null, batch } as const;
          const rows = playerIds.map((playerId) => {
            return { ...waits, playerId, changedAt: message.sentAt };
          });
          await tx.insertInto("deliveries").values(rows).execute();
        }),
      ),

    of: (tournamentId) =>
      attempt(() =>
        db
          .selectFrom("messages")
          .selectAll()
          .where("tournamentId", "=", tournamentId)
          .orderBy("sentAt", "desc")
          .orderBy("id")
          .execute(),
      ),

    byId: (messageId) =>
      attemptOr(
        () => new MessageNotFound({ messageId }),
        () => db.selectFrom("messages").selectAll().where("id", "=", messageId).executeTakeFirst(),
      ),

    deliveries: (tournamentId) =>
      attempt(() =>
        db
          .selectFrom("deliveries")
          .innerJoin("messages", "messages.id", "messageId")
          .select(["messageId", "playerId", "state", "reason", "changedAt"])
          .where("tournamentId", "=", tournamentId)
          .execute(),
      ),

    sendAgain: Effect.fnUntraced(function* ({ messageId, batch, playerIds, stillSince }) {
      const changedAt = yield* now;
      yield* attempt(() =>
        db
          .updateTable("deliveries")
          .set({ state: "waiting", reason: null, batch, changedAt })
          .where("messageId", "=", messageId)
          .where("playerId", "=", anyOf<PlayerId>(playerIds))
          .where("batch", "!=", batch)
          .where((or) =>
            or.or([
              or("state", "in", ["refused", "unsure"]),
              or.and([
                or("state", "in", ["waiting", "sending"]),
                or("changedAt", "<=", stillSince),
              ]),
            ]),
          )
          .execute(),
      );
    }),

    begin: Effect.fnUntraced(function* ({ messageId, batch }) {
      const changedAt = yield* now;
      return yield* attempt(async () => {
        const ofBatch = db
          .selectFrom("deliveries")
          .select("playerId")
          .where("messageId", "=", messageId)
          .where("batch", "=", batch);
        await db
          .updateTable("deliveries")
          .set({ state: "unsure", changedAt })
          .where("messageId", "=", messageId)
          .where("batch", "=", batch)
          .where("state", "=", "sending")
          .execute();
        const waiting = await ofBatch.where("state", "=", "waiting").orderBy("playerId").execute();
        return waiting.map(({ playerId }) => playerId);
      });
    }),

    claim: Effect.fnUntraced(function* ({ messageId, batch, playerId }) {
      const changedAt = yield* now;
      const claimed = yield* attempt(() =>
        db
          .updateTable("deliveries")
          .set({ state: "sending", reason: null, changedAt })
          .where("messageId", "=", messageId)
          .where("playerId", "=", playerId)
          .where("batch", "=", batch)
          .where("state", "=", "waiting")
          .returning("playerId")
          .executeTakeFirst(),
      );
      return claimed !== undefined;
    }),

    record: Effect.fnUntraced(function* ({ messageId, batch, playerId }, { state, reason }) {
      const changedAt = yield* now;
      yield* attempt(() =>
        db
          .updateTable("deliveries")
          .set({ state, reason, changedAt })
          .where("messageId", "=", messageId)
          .where("playerId", "=", playerId)
          .where("batch", "=", batch)
          .where("state", "in", ["sending", "unsure"])
          .execute(),
      );
    }),
  });
