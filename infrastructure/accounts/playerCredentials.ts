import { Effect, Result } from "effect";
import { sql } from "kysely";
import { PlayerNotFound } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { isRepetition, writeAudit } from "../audit/audit.ts";
import {
  attempt,
  type ReferenceDb,
  type ReferenceTransaction,
  transact,
} from "../postgres/referenceData.ts";
import { endResetLinks } from "./endResetLinks.ts";
import { endSessions } from "./endSessions.ts";

export const playerForSignIn = (db: ReferenceDb) =>
  Effect.fnUntraced(function* (email: string) {
    const found = yield* attempt(() =>
      db
        .selectFrom("players")
        .innerJoin("playerCredentials", "playerId", "id")
        .selectAll("players")
        .select("passwordHash")
        .where(sql`lower(email)`, "=", sql`lower(${email})`)
        .where("isArchived", "=", false)
        .executeTakeFirst(),
    );
    if (!found) return null;
    const { passwordHash, ...player } = found;
    return { player, passwordHash };
  });

interface Only {
  /** The token of the session that stays. */
  readonly kept?: string | null;
  /** The change is made only while this is the hash. */
  readonly expected?: string | null;
}

export const setPlayerPassword =
  (db: ReferenceDb) =>
  (playerId: PlayerId, passwordHash: string, origin: ChangeOrigin, only: Only = {}) =>
    transact(db, async (tx) => {
      const { kept = null, expected = null } = only;
      const known = await tx
        .selectFrom("players")
        .select("id")
        .where("id", "=", playerId)
        .forUpdate()
        .executeTakeFirst();
      if (!known) return Result.fail(new PlayerNotFound({ playerId }));

      const deed = { table: "player_credentials", rowId: playerId, action: "changed" } as const;
      if (await isRepetition(tx, deed, origin)) return Result.succeed(true);
      if (expected !== null && expected !== (await hashOf(tx, playerId))) {
        return Result.succeed(false);
      }
      await tx
        .insertInto("playerCredentials")
        .values({ playerId, passwordHash })
        .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ passwordHash }))
        .execute();
      await endSessions(tx, playerId, kept);
      await endResetLinks(tx, playerId);
      await writeAudit(tx, deed, origin);
      return Result.succeed(true);
    });

const hashOf = async (tx: ReferenceTransaction, playerId: PlayerId) => {
  const known = tx.selectFrom("playerCredentials").where("playerId", "=", playerId);
  return (await known.select("passwordHash").executeTakeFirst())?.passwordHash;
};
