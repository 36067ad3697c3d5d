import type { PlayerId } from "../../domain/shared/values.ts";
import { anyOf, type ReferenceDb } from "../postgres/referenceData.ts";

/** The audit tells who opened an account, and whatever its owner did with it, also signing in. */
export const awaitingOwners = async (
  db: ReferenceDb,
  tableName: "players" | "administrators",
  ids: ReadonlyArray<string>,
): Promise<ReadonlySet<string>> => {
  const found = await db
    .selectFrom("audit as opened")
    .select("opened.rowId")
    .where("opened.rowId", "=", anyOf(ids))
    .where("opened.tableName", "=", tableName)
    .where("opened.action", "=", "created")
    .where("opened.actorKind", "=", "admin")
    .where((all) =>
      all.not(
        all.exists(
          all
            .selectFrom("audit as own")
            .select("own.id")
            .whereRef("own.rowId", "=", "opened.rowId")
            .where("own.actorId", "=", all.cast<string>("opened.rowId", "text")),
        ),
      ),
    )
    .execute();
  return new Set(found.map(({ rowId }) => rowId));
};

export const awaitsOwner = async (db: ReferenceDb, playerId: PlayerId) =>
  (await awaitingOwners(db, "players", [playerId])).has(playerId);
