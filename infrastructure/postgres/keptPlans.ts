import type pg from "pg";

/** A connection finds a prepared statement by its name. There are only few different texts. */
export const makeNames = () => {
  const names = new Map<string, string>();
  return (text: string) => {
    const name = names.get(text) ?? `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
};

/**
 * Plans are made while tables are still small, and are then reused. Rows are always found by their
 * keys, but for a small table the planner prefers to read the whole table, and it would keep that
 * plan when the table is large.
 */
export const plansForFullTables = `
  set search_path to read;
  set enable_seqscan to off;
  set enable_hashjoin to off;
  set enable_mergejoin to off;
`;

/** Runs before a connection that reuses its plans is handed out. */
export const keepPlans = async (client: pg.ClientBase) => {
  await client.query(plansForFullTables);
};
