import { Effect, Result } from "effect";
import { sql } from "kysely";
import { AdministratorNotFound } from "../../application/ports/Administrators.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { AdministratorId } from "../../domain/shared/values.ts";
import { isRepetition, writeAudit } from "../audit/audit.ts";
import { attempt, type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { endSessions } from "./endSessions.ts";
import { endSignInSteps } from "./secondFactor/signInSteps.ts";

export const administratorForSignIn = (db: ReferenceDb) =>
  Effect.fnUntraced(function* (email: string) {
    const found = yield* attempt(() =>
      db
        .selectFrom("administrators")
        .innerJoin(
          "administratorCredentials",
          "administratorCredentials.administratorId",
          "administrators.id",
        )
        .leftJoin("secondFactors", (factor) =>
          factor
            .onRef("secondFactors.administratorId", "=", "administrators.id")
            .on("isOn", "=", true),
        )
        .selectAll("administrators")
        .select(["passwordHash", "isOn"])
        .where(sql`lower(email)`, "=", sql`lower(${email})`)
        .where("isArchived", "=", false)
        .executeTakeFirst(),
    );
    if (!found) return null;
    const { passwordHash, isOn, ...administrator } = found;
    return { administrator, passwordHash, hasSecondFactor: isOn === true };
  });

interface Only {
  /** The token of the session that stays. */
  readonly kept?: string | null;
  /** The change is made only while this is the hash. */
  readonly expected?: string | null;
}

export const setAdministratorPassword =
  (db: ReferenceDb) =>
  (
    administratorId: AdministratorId,
    passwordHash: string,
    origin: ChangeOrigin,
    { kept = null, expected = null }: Only = {},
  ) =>
    transact(db, async (tx) => {
      const known = await tx
        .selectFrom("administratorCredentials")
        .select("passwordHash")
        .where("administratorId", "=", administratorId)
        .forUpdate()
        .executeTakeFirst();
      if (!known) return Result.fail(new AdministratorNotFound({ administratorId }));

      const deed = {
        table: "administrator_credentials",
        rowId: administratorId,
        action: "changed",
      } as const;
      if (await isRepetition(tx, deed, origin)) return Result.succeed(true);
      if (expected !== null && expected !== known.passwordHash) return Result.succeed(false);
      await tx
        .updateTable("administratorCredentials")
        .set({ passwordHash })
        .where("administratorId", "=", administratorId)
        .execute();
      await endSessions(tx, administratorId, kept);
      await endSignInSteps(tx, administratorId);
      await writeAudit(tx, deed, origin);
      return Result.succeed(true);
    });
