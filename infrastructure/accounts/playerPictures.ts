import { Result } from "effect";
import { addressOfPicture, type Picture } from "../../application/ports/Pictures.ts";
import { type Player, PlayerNotFound } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { changeAudited } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { looksDifferent, raisePeopleVersion } from "./peopleVersion.ts";

/**
 * The audit keeps only the address of the picture. Once there is another picture, that address
 * answers nothing.
 */
export const setPicture =
  (db: ReferenceDb) =>
  (playerId: PlayerId, { name, webp }: Picture, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const players = tx.selectFrom("players").selectAll().where("id", "=", playerId);
      const before = await players.forUpdate().executeTakeFirst();
      if (!before) return Result.fail(new PlayerNotFound({ playerId }));

      const deed = { table: "players", rowId: playerId, action: "picture changed" } as const;
      const changes = { profileImage: addressOfPicture(name) };
      const change = await changeAudited<Player>(tx, deed, origin, before, changes, async () => {
        const picture = { name, webp: Buffer.from(webp) };
        await tx
          .insertInto("playerPictures")
          .values({ playerId, ...picture })
          .onConflict((conflict) => conflict.column("playerId").doUpdateSet(picture))
          .execute();
        return tx
          .updateTable("players")
          .set(changes)
          .where("id", "=", playerId)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      if (looksDifferent(change.before, change.after)) await raisePeopleVersion(tx);
      return Result.succeed(change.after);
    });

/** Two people may have chosen the same picture. */
export const pictureNamed = (db: ReferenceDb, name: string) => async () => {
  const pictures = db.selectFrom("playerPictures").select("webp").where("name", "=", name);
  return (await pictures.limit(1).executeTakeFirst())?.webp;
};
