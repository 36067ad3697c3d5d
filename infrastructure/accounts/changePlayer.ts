import { Result } from "effect";
import { type Player, PlayerNotFound } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { changeAudited } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { endResetLinks } from "./endResetLinks.ts";
import { endSessions } from "./endSessions.ts";
import { looksDifferent, raisePeopleVersion } from "./peopleVersion.ts";

/** Changes one field or many. The audit records the change under the name of this action. */
export const changePlayer = (
  db: ReferenceDb,
  action: string,
  playerId: PlayerId,
  changes: Partial<Omit<Player, "id" | "createdAt">>,
  origin: ChangeOrigin,
  kept: string | null = null,
) =>
  transact(db, async (tx) => {
    const players = tx.selectFrom("players").selectAll().where("id", "=", playerId);
    const before = await players.forUpdate().executeTakeFirst();
    if (!before) return Result.fail(new PlayerNotFound({ playerId }));

    const deed = { table: "players", rowId: playerId, action } as const;
    const change = await changeAudited<Player>(tx, deed, origin, before, changes, (changed) =>
      tx
        .updateTable("players")
        .set(changed)
        .where("id", "=", playerId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    const isMoved = change.before.email !== change.after.email;
    if (isMoved) await endSessions(tx, playerId, kept);
    // Otherwise a link that was mailed before would open the account after it was restored.
    if (isMoved || change.after.isArchived) await endResetLinks(tx, playerId);
    if (looksDifferent(change.before, change.after)) await raisePeopleVersion(tx);
    return Result.succeed(change);
  });
