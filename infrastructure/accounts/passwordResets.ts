import { Clock, Duration, Effect, Layer } from "effect";
import { INVITATION_LIFETIME, PasswordResets } from "../../application/ports/PasswordResets.ts";
import type { SessionOwner } from "../../application/ports/Sessions.ts";
import type { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";
import { invitable, invite } from "./invitations.ts";
import { digestOf, newToken } from "./tokens.ts";

const LIFETIME = Duration.toMillis("30 minutes");

const now = Effect.map(Clock.currentTimeMillis, (time) => new Date(time));

export const passwordResetsPostgres = ({ reference: db }: Database) =>
  Layer.succeed(PasswordResets, {
    open: Effect.fnUntraced(function* (playerId) {
      const createdAt = yield* now;
      const token = newToken();
      const row = {
        ...{ playerId, administratorId: null, isInvitation: false },
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

    invite: Effect.fnUntraced(function* (kind, ids) {
      const at = yield* now;
      const expiresAt = new Date(
        at.getTime() + Duration.toMillis(Duration.days(INVITATION_LIFETIME)),
      );
      return yield* attempt(() => invite(db, kind, ids, expiresAt));
    }),

    mayBeInvited: (kind, ids) =>
      attempt(async () => new Set((await invitable(db, kind, ids)).map(({ id }) => id))),

    find: Effect.fnUntraced(function* (token) {
      const at = yield* now;
      const found = yield* attempt(() =>
        db
          .selectFrom("passwordResets")
          .leftJoin("players", "players.id", "playerId")
          .leftJoin("administrators", "administrators.id", "administratorId")
          .select(["playerId", "administratorId", "expiresAt", "usedAt"])
          .where("tokenDigest", "=", digestOf(token))
          .where(
            ({ fn }) => fn.coalesce("players.isArchived", "administrators.isArchived"),
            "=",
            false,
          )
          .executeTakeFirst(),
      );
      const owner = found ? ownerOf(found) : null;
      if (!found || !owner) return null;
      return { owner, isValid: found.usedAt === null && found.expiresAt > at };
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
          .returning("tokenDigest")
          .executeTakeFirst(),
      );
      return used !== undefined;
    }),
  });

interface Owned {
  readonly playerId: PlayerId | null;
  readonly administratorId: AdministratorId | null;
}

const ownerOf = ({ playerId, administratorId }: Owned): SessionOwner | null => {
  if (playerId !== null) return { kind: "player", id: playerId };
  return administratorId === null ? null : { kind: "admin", id: administratorId };
};
