import { Clock, Duration, Effect, Layer, Result } from "effect";
import type { ChangeOrigin } from "../../../application/ports/ReferenceData.ts";
import { SecondFactors } from "../../../application/ports/SecondFactors.ts";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import { writeAudit } from "../../audit/audit.ts";
import type { Database } from "../../postgres/database.ts";
import { attempt, type ReferenceTransaction, transact } from "../../postgres/referenceData.ts";
import { endSessions } from "../endSessions.ts";
import { digestOf } from "../tokens.ts";
import { endSignInSteps } from "./signInSteps.ts";

/** For the first code, after the secret was shown. */
const TO_TURN_ON = Duration.toMillis("15 minutes");

export const secondFactorsPostgres = ({ reference: db, invalidation }: Database) => {
  const invalidate = Effect.sync(() => invalidation.invalidate("sessions"));

  return Layer.succeed(SecondFactors, {
    find: Effect.fnUntraced(function* (administratorId: AdministratorId) {
      const now = yield* Clock.currentTimeMillis;
      const found = yield* attempt(() =>
        db
          .selectFrom("secondFactors")
          .select(["isOn", "sealedSecret", "begunAt"])
          .select((factor) =>
            factor
              .selectFrom("recoveryCodes")
              .whereRef("recoveryCodes.administratorId", "=", "secondFactors.administratorId")
              .select(({ fn }) => fn.countAll<string>().as("count"))
              .as("left"),
          )
          .where("administratorId", "=", administratorId)
          .executeTakeFirst(),
      );
      if (!found) return null;
      const { isOn, sealedSecret, begunAt, left } = found;
      const isTooOld = begunAt.getTime() + TO_TURN_ON <= now;
      if (!isOn && isTooOld) return null;
      return { isOn, sealedSecret, recoveryCodesLeft: Number(left) };
    }),

    begin: Effect.fnUntraced(function* (
      administratorId: AdministratorId,
      sealedSecret: Uint8Array,
    ) {
      const begunAt = new Date(yield* Clock.currentTimeMillis);
      const begun = { sealedSecret: Buffer.from(sealedSecret), begunAt };
      const written = yield* attempt(() =>
        db
          .insertInto("secondFactors")
          .values({ administratorId, ...begun })
          .onConflict((known) =>
            known
              .column("administratorId")
              .doUpdateSet(begun)
              .where("secondFactors.isOn", "=", false),
          )
          .returning("administratorId")
          .executeTakeFirst(),
      );
      return written !== undefined;
    }),

    turnOn: (administratorId, { sealedSecret, step, recoveryCodes, kept }, origin) =>
      transact(db, async (tx) => {
        const turnedOn = await tx
          .updateTable("secondFactors")
          .set({ isOn: true, lastStep: step })
          .where("administratorId", "=", administratorId)
          .where("sealedSecret", "=", Buffer.from(sealedSecret))
          .where("isOn", "=", false)
          .returning("administratorId")
          .executeTakeFirst();
        if (!turnedOn) return Result.succeed(false);
        await replaceCodes(tx, administratorId, recoveryCodes);
        await endOthers(tx, administratorId, kept);
        await audit(tx, administratorId, "turned on", origin);
        return Result.succeed(true);
      }).pipe(Effect.tap(invalidate)),

    takeStep: Effect.fnUntraced(function* (administratorId: AdministratorId, lastStep: number) {
      const taken = yield* attempt(() =>
        db
          .updateTable("secondFactors")
          .set({ lastStep })
          .where("administratorId", "=", administratorId)
          .where("lastStep", "<", lastStep)
          .returning("administratorId")
          .executeTakeFirst(),
      );
      return taken !== undefined;
    }),

    takeRecoveryCode: (administratorId, code) =>
      transact(db, async (tx) => {
        const taken = await tx
          .deleteFrom("recoveryCodes")
          .where("administratorId", "=", administratorId)
          .where("digest", "=", digestOf(code))
          .returning("administratorId")
          .executeTakeFirst();
        if (!taken) return Result.succeed(false);
        const actor = { kind: "admin", id: administratorId } as const;
        await audit(tx, administratorId, "recovery code used", { actor, commandId: null });
        return Result.succeed(true);
      }),

    renewRecoveryCodes: (administratorId, codes, origin, kept) =>
      transact(db, async (tx) => {
        await replaceCodes(tx, administratorId, codes);
        await endOthers(tx, administratorId, kept);
        await audit(tx, administratorId, "recovery codes renewed", origin);
        return Result.void;
      }).pipe(Effect.tap(invalidate)),

    owners: attempt(() =>
      db
        .selectFrom("secondFactors")
        .select("administratorId")
        .where("isOn", "=", true)
        .orderBy("administratorId")
        .execute(),
    ).pipe(Effect.map((rows) => rows.map(({ administratorId }) => administratorId))),

    remove: (administratorId, origin, kept = null) =>
      transact(db, async (tx) => {
        const removed = await tx
          .deleteFrom("secondFactors")
          .where("administratorId", "=", administratorId)
          .returning("isOn")
          .executeTakeFirst();
        if (!removed?.isOn) return Result.succeed(false);
        await endOthers(tx, administratorId, kept);
        await audit(tx, administratorId, "removed", origin);
        return Result.succeed(true);
      }).pipe(Effect.tap(invalidate)),
  });
};

const replaceCodes = async (
  tx: ReferenceTransaction,
  administratorId: AdministratorId,
  codes: ReadonlyArray<string>,
) => {
  await tx.deleteFrom("recoveryCodes").where("administratorId", "=", administratorId).execute();
  const rows = codes.map((code) => ({ administratorId, digest: digestOf(code) }));
  await tx.insertInto("recoveryCodes").values(rows).execute();
};

const endOthers = async (
  tx: ReferenceTransaction,
  administratorId: AdministratorId,
  kept: string | null,
) => {
  await endSessions(tx, administratorId, kept);
  await endSignInSteps(tx, administratorId);
};

/** Taking a code at the sign-in is not a command. */
type Origin = Pick<ChangeOrigin, "actor"> & {
  readonly commandId: ChangeOrigin["commandId"] | null;
};

const audit = (
  tx: ReferenceTransaction,
  administratorId: AdministratorId,
  action: string,
  origin: Origin,
) => writeAudit(tx, { table: "second_factors", rowId: administratorId, action }, origin);
