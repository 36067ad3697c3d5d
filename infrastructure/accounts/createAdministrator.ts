import { Result } from "effect";
import type { NewAdministrator } from "../../application/ports/Administrators.ts";
import { EmailTaken } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { writeAudit } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";

export const createAdministrator =
  (db: ReferenceDb) =>
  ({ passwordHash, ...profile }: NewAdministrator, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const { id } = profile;
      const administrator = await tx
        .insertInto("administrators")
        .values(profile)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();

      if (!administrator) {
        const known = tx.selectFrom("administrators").selectAll().where("id", "=", id);
        const repeated = await known.executeTakeFirst();
        return repeated ? Result.succeed(repeated) : Result.fail(new EmailTaken());
      }

      const credentials = { administratorId: id, passwordHash };
      await tx.insertInto("administratorCredentials").values(credentials).execute();
      const deed = { table: "administrators", rowId: id, action: "created" } as const;
      await writeAudit(tx, deed, origin, { after: administrator });
      return Result.succeed(administrator);
    });
