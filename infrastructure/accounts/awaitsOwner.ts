import type { PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";

/** The audit tells who opened an account, and whatever its owner did with it, also signing in. */
export const awaitsOwner = async (db: ReferenceDb, playerId: PlayerId) => {
  const deeds = db.selectFrom("audit").select("id").where("rowId", "=", playerId);
  const opened = await deeds
    .where("tableName", "=", "players")
    .where("action", "=", "created")
    .where("actorKind", "=", "admin")
    .executeTakeFirst();
  if (!opened) return false;
  return (await deeds.where("actorKind", "=", "player").executeTakeFirst()) === undefined;
};
