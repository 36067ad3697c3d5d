import { Layer, Result } from "effect";
import type { LookupListName } from "../../application/ports/Lookups.ts";
import {
  type Addition,
  LookupCodeTaken,
  LookupUpkeep,
  NoSuchLookup,
} from "../../application/ports/LookupUpkeep.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { changeAudited, writeAudit } from "../audit/audit.ts";
import type { Database } from "../postgres/database.ts";
import {
  attempt,
  type ReferenceDb,
  refuseViolationOf,
  transact,
} from "../postgres/referenceData.ts";
import { admitStructures, structuresOf } from "./compatibility.ts";

/** The name of the table in queries and in the audit. */
const tables = {
  "participant structure": ["participantStructures", "participant_structures"],
  "play format": ["playFormats", "play_formats"],
  "scoring metric": ["scoringMetrics", "scoring_metrics"],
  "competition container": ["competitionContainers", "competition_containers"],
} as const;

export const lookupUpkeepPostgres = ({ reference: db }: Database) =>
  Layer.succeed(LookupUpkeep, {
    all: (list) =>
      attempt(() =>
        db.selectFrom(tables[list][0]).selectAll().orderBy("sortOrder").orderBy("name").execute(),
      ),
    add: add(db),
    setActive: setActive(db),
  });

const add = (db: ReferenceDb) => (addition: Addition, origin: ChangeOrigin) => {
  const { list, item } = addition;
  const [table, audited] = tables[list];
  return transact(db, async (tx) => {
    const structures = await structuresOf(tx, addition);
    if (Result.isFailure(structures)) return Result.fail(structures.failure);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(table)
      .values({ ...item, isActive: true })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    const added = await tx
      .selectFrom(table)
      .selectAll()
      .where("id", "=", item.id)
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 0n) {
      await admitStructures(tx, item.id, structures.success);
      const deed = { table: audited, rowId: item.id, action: "created" } as const;
      await writeAudit(tx, deed, origin, { after: added });
    }
    return Result.succeed(added);
  }).pipe(
    refuseViolationOf(`${audited}_code_key`, () => new LookupCodeTaken({ list, code: item.code })),
  );
};

const setActive =
  (db: ReferenceDb) =>
  (list: LookupListName, code: string, isActive: boolean, origin: ChangeOrigin) => {
    const [table, audited] = tables[list];
    return transact(db, async (tx) => {
      const before = await tx
        .selectFrom(table)
        .selectAll()
        .where("code", "=", code)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return Result.fail(new NoSuchLookup({ list, code }));
      const action = isActive ? "restored" : "retired";
      const deed = { table: audited, rowId: before.id, action } as const;
      const changed = await changeAudited(tx, deed, origin, before, { isActive }, () =>
        tx
          .updateTable(table)
          .set({ isActive })
          .where("id", "=", before.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      return Result.succeed(changed);
    });
  };
