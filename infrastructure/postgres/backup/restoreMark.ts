import type pg from "pg";

/**
 * A schema that stands from before the first table of a restore until the transaction that brings the
 * rows. Whoever finds it finds an installation that is not whole, however the restore ended.
 */
export const makeMark = "create schema if not exists restoring";

/** Within the transaction that makes the installation whole. */
export const dropMark = "drop schema restoring";

type Connection = Pick<pg.ClientBase, "query">;

export const isBeingRestored = async (connection: Connection): Promise<boolean> => {
  const { rows } = await connection.query<{ isMarked: boolean }>(
    `select to_regnamespace('restoring') is not null as "isMarked"`,
  );
  return rows[0]?.isMarked ?? false;
};

/** Only one restores at a time, as long as its connection is there. */
export const isFirstToRestore = async (connection: Connection): Promise<boolean> => {
  const { rows } = await connection.query<{ isFirst: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('golf restore', 0)) as "isFirst"`,
  );
  return rows[0]?.isFirst ?? false;
};
