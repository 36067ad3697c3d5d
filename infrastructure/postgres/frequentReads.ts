import type pg from "pg";
import type { Statement } from "../../projections/statements.ts";
import { keepPlans, makeNames } from "./keptPlans.ts";
import { openPool } from "./pool.ts";

/** Connections that keep the plan of each query. */
export const openFrequentReads = (url: string, silence: number) => {
  const pool = openPool(url, {
    max: 2,
    silence,
    onConnect: keepPlans,
  });
  const nameOf = makeNames();

  const ask = async <Row>({ text, values }: Statement): Promise<Row> => {
    const query: pg.QueryConfig = { name: nameOf(text), text, values: [...values] };
    const [row] = (await pool.query(query)).rows;
    if (row === undefined) throw new Error("A query that always has a row had none.");
    return row;
  };

  return { ask, end: () => pool.end(), giveUp: pool.giveUp };
};
export type FrequentReadsPool = ReturnType<typeof openFrequentReads>;
