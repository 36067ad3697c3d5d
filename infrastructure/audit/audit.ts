import type { Change, ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { inParts } from "../postgres/inParts.ts";
import type { ReferenceDb, ReferenceTransaction } from "../postgres/referenceData.ts";
import type { AuditedTable } from "../postgres/referenceTables.ts";

/** The action, and the row that it changes. */
export interface Deed {
  readonly table: AuditedTable;
  readonly rowId: string;
  readonly action: string;
}

/** Signing in is not a command. */
type Origin = Omit<ChangeOrigin, "commandId"> & {
  readonly commandId: ChangeOrigin["commandId"] | null;
};

interface Values {
  readonly before?: object | null;
  readonly after?: object | null;
}

/**
 * This runs in the transaction of the change itself, so that the change and its audit are stored
 * together or not at all.
 */
export const writeAudit = (
  tx: ReferenceTransaction,
  deed: Deed,
  origin: Origin,
  values: Values = {},
) => writeAudits(tx, [{ deed, values }], origin);

export interface AuditEntry {
  readonly deed: Deed;
  readonly values?: Values;
}

/** The same, for what a command does to many rows. */
export const writeAudits = async (
  tx: ReferenceTransaction,
  entries: ReadonlyArray<AuditEntry>,
  { actor, commandId }: Origin,
) => {
  const rows = entries.map(({ deed, values }) => {
    const { table: tableName, rowId, action } = deed;
    const { before = null, after = null } = values ?? {};
    const by = { actorKind: actor.kind, actorId: actor.id, commandId };
    return { tableName, rowId, action, ...by, before, after };
  });
  await inParts(rows, (part) => tx.insertInto("audit").values(part).execute());
};

/** Finds out from the audit whether a command is repeated. Call it while the row is locked. */
export const isRepetition = async (
  tx: ReferenceDb,
  { table, rowId, action }: Deed,
  { commandId }: ChangeOrigin,
) => {
  const known = await tx
    .selectFrom("audit")
    .select("id")
    .where("commandId", "=", commandId)
    .where("rowId", "=", rowId)
    .where("tableName", "=", table)
    .where("action", "=", action)
    .executeTakeFirst();
  return known !== undefined;
};

/** Writes the fields that differ, once, together with the audit entry. The row must be locked. */
export const changeAudited = async <Row extends object>(
  tx: ReferenceTransaction,
  deed: Deed,
  origin: ChangeOrigin,
  before: Row,
  changes: Partial<Row>,
  update: (changed: Partial<Row>) => Promise<Row>,
): Promise<Change<Row>> => {
  const changed = differing(before, changes);
  const isNothing = Object.keys(changed).length === 0;
  if (isNothing || (await isRepetition(tx, deed, origin))) return { before, after: before };

  const after = await update(changed);
  const fields = Object.keys(changed) as Array<keyof Row>;
  await writeAudit(tx, deed, origin, { before: pick(before, fields), after: pick(after, fields) });
  return { before, after };
};

/** Values are scalars, or lists of plain objects. */
const differing = <Row extends object>(row: Row, changes: Partial<Row>): Partial<Row> => {
  const fields = Object.keys(changes) as Array<keyof Row>;
  return pick(
    changes,
    fields.filter((field) => JSON.stringify(row[field]) !== JSON.stringify(changes[field])),
  );
};

const pick = <Row extends object>(row: Partial<Row>, fields: ReadonlyArray<keyof Row>) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Partial<Row>;
