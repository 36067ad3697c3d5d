import { Clock, Duration, Effect, Layer } from "effect";
import { PasswordResets } from "../../application/ports/PasswordResets.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";
import { digestOf, newToken } from "./tokens.ts";

const LIFETIME = Duration.toMillis("30 minutes");

const now = Effect.map(Clock.currentTimeMillis, (time) => new Date(time));

export const passwordResetsPostgres = ({ reference: db }: Database) =>
  Layer.succeed(PasswordResets, {
    open: Effect.fnUntraced(function* (playerId) {
      const createdAt = yield* now;
      const token = newToken();
      const row = {
        playerId,
        tokenDigest: digestOf(token),
        expiresAt: new Date(createdAt.getTime() + LIFETIME),
        usedAt: null,
      };
      const player = yield* attempt(() =>
        db.transaction().execute(async (tx) => {
          const found = await tx
            .selectFrom("players")
            .select("email")
            .where("id", "=", playerId)
            .where("isArchived", "=", false)
            // A change of the address at the same moment would not see this link and leave it open.
            .forUpdate()
            .executeTakeFirst();
          if (!found) return null;
          await tx
            .deleteFrom("passwordResets")
            .where((or) => or.or([or("playerId", "=", playerId), or("expiresAt", "<=", createdAt)]))
            .execute();
          await tx.insertInto("passwordResets").values(row).execute();
          return found;
        }),
      );
      return player && { token, email: player.email };
    }),

    find: Effect.fnUntraced(function* (token) {
      const at = yield* now;
      const found = yield* attempt(() =>
        db
          .selectFrom("passwordResets")
          .innerJoin("players", "players.id", "playerId")
          .select(["playerId", "expiresAt", "usedAt"])
          .where("tokenDigest", "=", digestOf(token))
          .where("isArchived", "=", false)
          .executeTakeFirst(),
      );
      if (!found) return null;
      return { playerId: found.playerId, isValid: found.usedAt === null && found.expiresAt > at };
    }),

    use: Effect.fnUntraced(function* (token) {
      const usedAt = yield* now;
      const used = yield* attempt(() =>
        db
          .updateTable("passwordResets")
          .set({ usedAt })
          .where("tokenDigest", "=", digestOf(token))
          .where("usedAt", "is", null)
          .where("expiresAt", ">", usedAt)
          .returning("playerId")
          .executeTakeFirst(),
      );
      return used !== undefined;
    }),
  });
