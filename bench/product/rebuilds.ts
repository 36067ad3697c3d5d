import { setTimeout as sleep } from "node:timers/promises";
import { ManagedRuntime, Stream } from "effect";
import pg from "pg";
import { PAGE_SIZE } from "../../application/ports/EventLog.ts";
import { storage } from "../../infrastructure/host/storage.ts";
import { connect } from "../../infrastructure/postgres/database.ts";
import { installMissing } from "../../projections/engine/install.ts";
import type { Projection } from "../../projections/engine/projection.ts";
import { rebuild } from "../../projections/engine/rebuild.ts";
import { registry } from "../../projections/registry.ts";
import { postgres } from "../floors/postgres.ts";
import { repeated } from "../load/repeated.ts";
import { type Measurements, RunFailed } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { boardInUse } from "./boardInUse.ts";
import { largeLog, tournamentIn } from "./grownLog.ts";
import { rebuiltRows } from "./rebuiltRows.ts";

const product = once(async (setting) => {
  const { name } = await largeLog(setting);
  const url = await (await postgres(setting)).create("rebuilt", name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The last connections may still be closing when the server stops.
  pool.on("error", () => {});
  setting.onClose(() => pool.end());
  const { rows } = await pool.query("select count(*)::int as events from event_store.events");
  const database = connect(url);
  setting.onClose(database.close);
  const runtime = ManagedRuntime.make(storage(database));
  setting.onClose(() => runtime.dispose());
  await runtime.runPromise(installMissing(registry));
  return { pool, events: Number(rows[0].events), runtime };
});

/** The time between two reads of a board during a rebuild, in milliseconds. */
const LOOK = 500;

/** Rebuilds read models from a large log. The floor only reads the pages of the log. */
export const rebuilds =
  (projections: ReadonlyArray<Projection>) =>
  async (setting: Setting): Promise<Measurements> => {
    const { pool, events, runtime } = await product(setting);
    const { seconds } = setting.pace;

    /** Reads the same columns page by page, and does nothing with them. */
    const readAll = async () => {
      for (let after = 0; ; ) {
        const { rows } = await pool.query({
          name: "page",
          text: `select position, stream, revision, type, data, metadata, recorded_at
            from event_store.events where position > $1 order by position limit $2`,
          values: [after, PAGE_SIZE],
        });
        if (rows.length === 0) return events;
        after = Number(rows.at(-1).position);
      }
    };

    const rebuildAll = () => runtime.runPromise(Stream.runDrain(rebuild(...projections)));
    const board = () => runtime.runPromise(boardInUse(tournamentIn(1)));

    await readAll();
    await rebuildAll();
    const known = await board();
    if (known === "") throw new RunFailed("The board of a rebuilt tournament is empty.");

    /** During a rebuild the tables in use must give the same answers. */
    const rebuildWhileAnswering = async () => {
      let isRunning = true;
      const rebuilding = rebuildAll().finally(() => {
        isRunning = false;
      });
      const answering = async () => {
        while (isRunning) {
          if ((await board()) !== known) throw new RunFailed("A rebuild has changed a board.");
          await Promise.race([rebuilding, sleep(LOOK)]);
        }
      };
      await Promise.all([rebuilding, answering()]);
      return events;
    };

    return {
      floor: async () => [await repeated(seconds, readAll)],
      product: async () => [await repeated(seconds, rebuildWhileAnswering)],
      check: await rebuiltRows(
        pool,
        projections.map(({ name }) => name),
      ),
    };
  };
