import { Result } from "effect";
import { EmailTaken, type NewPlayer } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { writeAudit } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";

export const createPlayer =
  (db: ReferenceDb) =>
  ({ passwordHash, ...profile }: NewPlayer, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const { id } = profile;
      const player = await tx
        .insertInto("players")
        .values(profile)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();

      if (!player) {
        const known = tx.selectFrom("players").selectAll().where("id", "=", id);
        const repeated = await known.executeTakeFirst();
        return repeated
          ? Result.succeed({ player: repeated, isNew: false })
          : Result.fail(new EmailTaken());
      }

      if (passwordHash !== null) {
        await tx.insertInto("playerCredentials").values({ playerId: id, passwordHash }).execute();
      }
      const deed = { table: "players", rowId: id, action: "created" } as const;
      await writeAudit(tx, deed, origin, { after: player });
      return Result.succeed({ player, isNew: true });
    });
