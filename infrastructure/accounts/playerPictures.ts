import { Result } from "effect";
import { addressOfPicture, type Picture } from "../../application/ports/Pictures.ts";
import { type Player, PlayerNotFound } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { changeAudited } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { looksDifferent, raisePeopleVersion } from "./peopleVersion.ts";

/**
 * The audit keeps only the address of the picture. Once there is another picture or none, that
 * address answers nothing.
 */
export const setPicture =
  (db: ReferenceDb) => (playerId: PlayerId, picture: Picture | null, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const players = tx.selectFrom("players").selectAll().where("id", "=", playerId);
      const before = await players.forUpdate().executeTakeFirst();
      if (!before) return Result.fail(new PlayerNotFound({ playerId }));

      const deed = { table: "players", rowId: playerId, action: "picture changed" } as const;
      const changes = { profileImage: picture && addressOfPicture(picture.name) };
      const change = await changeAudited<Player>(tx, deed, origin, before, changes, async () => {
        if (picture) await keep(tx, playerId, picture);
        else await tx.deleteFrom("playerPictures").where("playerId", "=", playerId).execute();
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

const keep = (tx: ReferenceDb, playerId: PlayerId, { name, webp }: Picture) => {
  const picture = { name, webp: Buffer.from(webp) };
  return tx
    .insertInto("playerPictures")
    .values({ playerId, ...picture })
    .onConflict((conflict) => conflict.column("playerId").doUpdateSet(picture))
    .execute();
};

/** Two people may have chosen the same picture. */
export const pictureNamed = (db: ReferenceDb, name: string) => async () => {
  const pictures = db.selectFrom("playerPictures").select("webp").where("name", "=", name);
  return (await pictures.limit(1).executeTakeFirst())?.webp;
};
