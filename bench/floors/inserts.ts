import pg from "pg";
import { once } from "../setting.ts";
import { postgres } from "./postgres.ts";

/** The least cost of one write: one committed row. */
export const bareInserts = once(async (setting) => {
  const { create } = await postgres(setting);
  const pool = new pg.Pool({ connectionString: await create("floor"), max: 32 });
  // The last connections may still be closing when the server stops.
  pool.on("error", () => {});
  setting.onClose(() => pool.end());
  await pool.query("create table bare (id bigserial primary key, writer int, data jsonb)");
  const insert = {
    name: "insert",
    text: "insert into bare (writer, data) values ($1, $2)",
  };
  return (writer: number, n: number) =>
    pool.query({ ...insert, values: [writer, JSON.stringify({ ...aScore, n })] });
});

/** The size of a hole score in the log. */
const aScore = {
  scorecardId: "8d8f1f0e-5b39-5d3f-9c5f-0a6c7e0f4d11",
  by: "player",
  reason: null,
  holeScores: [{ holeNumber: 7, strokes: 4, putts: 2, penalties: 0, notes: null }],
};
