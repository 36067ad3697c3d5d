import type pg from "pg";

/**
 * A schema that exists from before the first table of a restore until the transaction that inserts
 * the rows. While it exists, the installation is incomplete, however the restore ended.
 */
export const makeMark = "create schema if not exists restoring";

/** Runs within the transaction that completes the installation. */
export const dropMark = "drop schema restoring";

type Connection = Pick<pg.ClientBase, "query">;

export const isBeingRestored = async (connection: Connection): Promise<boolean> => {
  const { rows } = await connection.query<{ isMarked: boolean }>(
    `select to_regnamespace('restoring') is not null as "isMarked"`,
  );
  return rows[0]?.isMarked ?? false;
};

/** Only one restore runs at a time, as long as its connection is open. */
export const isFirstToRestore = async (connection: Connection): Promise<boolean> => {
  const { rows } = await connection.query<{ isFirst: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('golf restore', 0)) as "isFirst"`,
  );
  return rows[0]?.isFirst ?? false;
};
