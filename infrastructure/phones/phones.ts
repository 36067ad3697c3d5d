import { Clock, Effect, Layer, Redacted } from "effect";
import { PhoneSignedOut, Phones } from "../../application/ports/Phones.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { digestOf } from "../accounts/tokens.ts";
import type { Database } from "../postgres/database.ts";
import { anyOf, attempt, attemptOr, type ReferenceTransaction } from "../postgres/referenceData.ts";

/** More than anybody carries. */
const MAX_PHONES = 10;

export const phonesPostgres = ({ reference: db }: Database) =>
  Layer.succeed(Phones, {
    kindsOf: (token) =>
      attempt(async () => {
        const row = await db
          .selectFrom("phones")
          .innerJoin("sessions", "sessions.id", "sessionId")
          .select("kinds")
          .where("tokenDigest", "=", digestOf(token))
          .executeTakeFirst();
        return row?.kinds ?? null;
      }),

    keep: (token, { playerId, kinds, subscription }) =>
      Effect.asVoid(
        attemptOr(
          () => new PhoneSignedOut(),
          () =>
            db.transaction().execute(async (tx) => {
              const session = await tx
                .selectFrom("sessions")
                .select("id")
                .where("tokenDigest", "=", digestOf(token))
                .where("ownerId", "=", playerId)
                // So that it does not end before its phone is there.
                .forKeyShare()
                .executeTakeFirst();
              if (!session) return undefined;
              const { endpoint, keys } = Redacted.value(subscription);
              await tx
                .deleteFrom("phones")
                .where("endpoint", "=", endpoint)
                .where("sessionId", "!=", session.id)
                .execute();
              const row = { playerId, endpoint, ...keys, kinds };
              await tx
                .insertInto("phones")
                .values({ sessionId: session.id, ...row })
                .onConflict((conflict) => conflict.column("sessionId").doUpdateSet(row))
                .execute();
              await removeOldest(tx, playerId);
              return session;
            }),
        ),
      ),

    forget: (token) =>
      attempt(async () => {
        await db
          .deleteFrom("phones")
          .where("sessionId", "in", (select) =>
            select.selectFrom("sessions").select("id").where("tokenDigest", "=", digestOf(token)),
          )
          .execute();
      }),

    isAnyKept: attempt(async () => {
      const row = await db.selectFrom("phones").select("sessionId").limit(1).executeTakeFirst();
      return row !== undefined;
    }),

    of: Effect.fnUntraced(function* (players: ReadonlyArray<PlayerId>) {
      const now = new Date(yield* Clock.currentTimeMillis);
      const rows = yield* attempt(() =>
        db
          .selectFrom("phones")
          .innerJoin("sessions", "sessions.id", "sessionId")
          .innerJoin("players", "players.id", "playerId")
          .select(["sessionId", "playerId", "endpoint", "p256dh", "auth", "kinds"])
          .where("playerId", "=", anyOf(players))
          .where("isArchived", "=", false)
          .where("expiresAt", ">", now)
          .orderBy("sessionId")
          .execute(),
      );
      return rows.map(({ sessionId: id, playerId, kinds, endpoint, p256dh, auth }) => ({
        ...{ id, playerId, kinds },
        subscription: Redacted.make({ endpoint, keys: { p256dh, auth } }),
      }));
    }),

    remove: (id) =>
      attempt(async () => {
        await db.deleteFrom("phones").where("sessionId", "=", id).execute();
      }),

    claim: ({ phoneId, about, kind, fact }) =>
      attempt(async () => {
        const claimed = await db
          .insertInto("phonesTold")
          .columns(["sessionId", "about", "kind", "fact"])
          .expression((select) =>
            select
              .selectFrom("phones")
              .select((row) => [
                "sessionId",
                row.val(about).as("about"),
                row.val(kind).as("kind"),
                row.val(fact).as("fact"),
              ])
              .where("sessionId", "=", phoneId),
          )
          .onConflict((conflict) =>
            conflict
              .columns(["sessionId", "about", "kind"])
              .doUpdateSet({ fact })
              .where("phonesTold.fact", "!=", fact),
          )
          .returning("sessionId")
          .executeTakeFirst();
        return claimed !== undefined;
      }),

    release: ({ phoneId, about, kind, fact }) =>
      attempt(async () => {
        await db
          .deleteFrom("phonesTold")
          .where("sessionId", "=", phoneId)
          .where("about", "=", about)
          .where("kind", "=", kind)
          .where("fact", "=", fact)
          .execute();
      }),

    forgetTold: ({ phoneId, about }, still) =>
      attempt(async () => {
        await db
          .deleteFrom("phonesTold")
          .where("sessionId", "=", phoneId)
          .where("about", "=", about)
          .where((row) => row.not(row("kind", "=", anyOf(still))))
          .execute();
      }),
  });

const removeOldest = async (tx: ReferenceTransaction, playerId: PlayerId) => {
  const tooMany = tx
    .selectFrom("phones")
    .select("sessionId")
    .where("playerId", "=", playerId)
    .orderBy("keptAt", "desc")
    .orderBy("sessionId")
    .offset(MAX_PHONES);
  await tx.deleteFrom("phones").where("sessionId", "in", tooMany).execute();
};
