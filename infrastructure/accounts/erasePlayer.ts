import { Result } from "effect";
import { sql } from "kysely";
import { PlayerNotFound } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { isRepetition, writeAudit } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { raisePeopleVersion } from "./peopleVersion.ts";

/** The audit keeps what was done to the account and when, but none of the account's values. */
export const erasePlayer = (db: ReferenceDb) => (playerId: PlayerId, origin: ChangeOrigin) =>
  transact(db, async (tx) => {
    const deed = { table: "players", rowId: playerId, action: "erased" } as const;
    const erased = await tx
      .deleteFrom("players")
      .where("id", "=", playerId)
      .returning("email")
      .executeTakeFirst();
    if (!erased) {
      const isDone = await isRepetition(tx, deed, origin);
      return isDone ? Result.void : Result.fail(new PlayerNotFound({ playerId }));
    }

    // The address may also stand at events, as that of their organiser.
    await tx
      .deleteFrom("contacts")
      .where(sql`lower(email)`, "=", erased.email.toLowerCase())
      .execute();
    await tx.deleteFrom("sessions").where("ownerId", "=", playerId).execute();
    await tx
      .updateTable("audit")
      .set({ before: null, after: null })
      .where("rowId", "=", playerId)
      .execute();
    await writeAudit(tx, deed, origin);
    await raisePeopleVersion(tx);
    return Result.void;
  });
