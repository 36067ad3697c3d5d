import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Position } from "../../domain/shared/recorded.ts";
import type { Projection } from "./projection.ts";
import { type EngineTables, query, type ReadTransaction } from "./readDb.ts";
import { json, type Statement, statement } from "./statements.ts";

/** How far a projection has come, and what stops it. */
export type Checkpoint = Selectable<EngineTables["checkpoint"]>;

export const readCheckpoints = query((db) =>
  db.selectFrom("checkpoint").selectAll().orderBy("projection").execute(),
);

/** Fails if another version of a projection made the rows: then a newer program is running. */
const madeBy =
  (projections: ReadonlyArray<Projection>) => (eb: ExpressionBuilder<EngineTables, "checkpoint">) =>
    eb.or(projections.map(({ name, version }) => eb.and({ projection: name, version })));

/**
 * Locks these projections until the transaction ends. A projector that has lost its lead without
 * noticing finds a newer position here, and has nothing left to apply.
 */
export const lockCheckpoints = async (
  trx: ReadTransaction,
  projections: ReadonlyArray<Projection>,
) => {
  const rows = await trx
    .selectFrom("checkpoint")
    .select(["projection", "position"])
    .where(madeBy(projections))
    .orderBy("projection")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ projection, position }) => [projection, position]));
};

/**
 * Moves these checkpoints without waiting for an answer. Unless each of them stands exactly at
 * `after` and was made by this version, it raises an error, which ends the transaction.
 */
export const claimCheckpoints = (
  projections: ReadonlyArray<Projection>,
  { after, end }: { readonly after: Position; readonly end: Position },
): Statement => {
  const ours = projections.map(({ name: projection, version }) => ({ projection, version }));
  return statement("select read.claim_checkpoints($1, $2, $3)", json(ours), after, end);
};

/**
 * A crash of PostgreSQL may undo the last commits. A projector that continued from its memory would
 * never write them again, so this reads the checkpoints from the tables.
 */
export const checkNotFallenBack = (positions: ReadonlyMap<string, Position>, after: Position) => {
  for (const [projection, position] of positions) {
    if (position < after) {
      throw new Error(`${projection} stands at ${position} and had written up to ${after}`);
    }
  }
};

/** The position never moves back. A projection that makes progress has overcome its error. */
export const moveCheckpoints = async (
  trx: ReadTransaction,
  projections: ReadonlyArray<Projection>,
  position: Position,
) => {
  if (projections.length === 0) return;
  await trx
    .updateTable("checkpoint")
    .set((eb) => ({
      position: eb.fn<Position>("greatest", ["position", eb.val(position)]),
      error: null,
      failed_since: null,
    }))
    .where(madeBy(projections))
    .execute();
};

export const recordFailure = (trx: ReadTransaction, { name }: Projection, error: Error) =>
  trx
    .updateTable("checkpoint")
    .set({ error: error.message, failed_since: sql<Date>`coalesce(failed_since, now())` })
    .where("projection", "=", name)
    .execute();
