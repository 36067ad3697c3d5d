import type pg from "pg";

/** By its name a connection finds a statement that it has prepared. There are few texts. */
export const makeNames = () => {
  const names = new Map<string, string>();
  return (text: string) => {
    const name = names.get(text) ?? `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
};

/**
 * Plans are made while tables are still small, and kept. Rows are always found by their keys, but the
 * planner would rather read a small table from end to end, and go on so when it is large.
 */
export const plansForFullTables = `
  set search_path to read;
  set enable_seqscan to off;
  set enable_hashjoin to off;
  set enable_mergejoin to off;
`;

/** Before anybody gets a connection that keeps its plans. */
export const keepPlans = async (client: pg.ClientBase) => {
  await client.query(plansForFullTables);
};
