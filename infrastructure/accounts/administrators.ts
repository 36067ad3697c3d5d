import { Effect, Layer, Result } from "effect";
import { sql } from "kysely";
import {
  type Administrator,
  AdministratorNotFound,
  type AdministratorProfile,
  Administrators,
} from "../../application/ports/Administrators.ts";
import { EmailTaken } from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { AdministratorId } from "../../domain/shared/values.ts";
import { changeAudited } from "../audit/audit.ts";
import type { Database } from "../postgres/database.ts";
import {
  anyOf,
  attempt,
  attemptOr,
  type ReferenceDb,
  refuseViolationOf,
  transact,
} from "../postgres/referenceData.ts";
import { administratorForSignIn, setAdministratorPassword } from "./administratorCredentials.ts";
import { byLastName } from "./byLastName.ts";
import { createAdministrator } from "./createAdministrator.ts";

export const administratorsPostgres = ({ reference: db, invalidation }: Database) =>
  Layer.succeed(Administrators, {
    create: createAdministrator(db),

    byId: (administratorId) =>
      attemptOr(
        () => new AdministratorNotFound({ administratorId }),
        () =>
          db
            .selectFrom("administrators")
            .selectAll()
            .where("id", "=", administratorId)
            .executeTakeFirst(),
      ),

    manyById: Effect.fnUntraced(function* (ids: ReadonlyArray<AdministratorId>) {
      const administrators = yield* attempt(() =>
        db.selectFrom("administrators").selectAll().where("id", "=", anyOf(ids)).execute(),
      );
      return new Map(administrators.map((one) => [one.id, one] as const));
    }),

    byEmail: Effect.fnUntraced(function* (email: string) {
      const found = yield* attempt(() =>
        db
          .selectFrom("administrators")
          .selectAll()
          .where(sql`lower(email)`, "=", sql`lower(${email})`)
          .executeTakeFirst(),
      );
      return found ?? null;
    }),

    byEmailForSignIn: administratorForSignIn(db),

    list: (status) => {
      const all = db.selectFrom("administrators").selectAll().orderBy(byLastName);
      const listed = status === "all" ? all : all.where("isArchived", "=", false);
      return attempt(() => listed.execute());
    },

    listEventAdmins: attempt(() =>
      db
        .selectFrom("administrators")
        .selectAll()
        .where("accountType", "=", "event_admin")
        .where("isArchived", "=", false)
        .orderBy(byLastName)
        .execute(),
    ),

    change: (id, changes, origin) =>
      changeAdministrator(db, "changed", id, changes, origin).pipe(
        refuseViolationOf("administrators_email", () => new EmailTaken()),
      ),

    setPassword: (...asked) => Effect.asVoid(setAdministratorPassword(db)(...asked)),

    archive: Effect.fnUntraced(function* (id: AdministratorId, origin: ChangeOrigin) {
      const changes = { isArchived: true };
      const { after } = yield* changeAdministrator(db, "archived", id, changes, origin);
      invalidation.invalidate("sessions");
      return after;
    }),

    restore: Effect.fnUntraced(function* (id: AdministratorId, origin: ChangeOrigin) {
      const changes = { isArchived: false };
      return (yield* changeAdministrator(db, "restored", id, changes, origin)).after;
    }),
  });

/** The audit records the change under the name of this action. */
const changeAdministrator = (
  db: ReferenceDb,
  action: string,
  administratorId: AdministratorId,
  changes: Partial<Pick<Administrator, keyof AdministratorProfile | "isArchived">>,
  origin: ChangeOrigin,
) =>
  transact(db, async (tx) => {
    const rows = tx.selectFrom("administrators").selectAll().where("id", "=", administratorId);
    const before = await rows.forUpdate().executeTakeFirst();
    if (!before) return Result.fail(new AdministratorNotFound({ administratorId }));

    const deed = { table: "administrators", rowId: administratorId, action } as const;
    const change = await changeAudited<Administrator>(
      tx,
      deed,
      origin,
      before,
      changes,
      (changed) =>
        tx
          .updateTable("administrators")
          .set(changed)
          .where("id", "=", administratorId)
          .returningAll()
          .executeTakeFirstOrThrow(),
    );
    return Result.succeed(change);
  });
