import { setTimeout as sleep } from "node:timers/promises";
import { ManagedRuntime, Stream } from "effect";
import { PAGE_SIZE } from "../../application/ports/EventLog.ts";
import { storage } from "../../infrastructure/host/storage.ts";
import { connect } from "../../infrastructure/postgres/database.ts";
import { installMissing } from "../../projections/engine/install.ts";
import type { Projection } from "../../projections/engine/projection.ts";
import { rebuild } from "../../projections/engine/rebuild.ts";
import { leaderboard } from "../../projections/leaderboard/projection.ts";
import { registry } from "../../projections/registry.ts";
import { repeated } from "../load/repeated.ts";
import { type Measurements, type Row, RunFailed } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { boardInUse } from "./boardInUse.ts";
import { largeLog } from "./largeLog.ts";
import { rebuiltRows } from "./rebuiltRows.ts";

const product = once(async (setting) => {
  const log = await largeLog(setting);
  const database = connect(log.url);
  setting.onClose(database.close);
  const runtime = ManagedRuntime.make(storage(database));
  setting.onClose(() => runtime.dispose());
  await runtime.runPromise(installMissing(registry));
  return { ...log, runtime };
});

/** So often somebody looks at a board meanwhile. */
const LOOK = 500;

const prepareOf =
  (projections: ReadonlyArray<Projection>) =>
  async (setting: Setting): Promise<Measurements> => {
    const { pool, events, tournamentId, runtime } = await product(setting);
    const { seconds } = setting.pace;

    /** Page after page of the same columns, and nothing done with them. */
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
    const board = () => runtime.runPromise(boardInUse(tournamentId));

    await readAll();
    await rebuildAll();
    const known = await board();
    if (known === "") throw new RunFailed("The board of a rebuilt tournament is empty.");

    /** Meanwhile the tables in use answer as ever. */
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
      floor: () => repeated(seconds, readAll),
      product: () => repeated(seconds, rebuildWhileAnswering),
      check: await rebuiltRows(
        pool,
        projections.map(({ name }) => name),
      ),
    };
  };

const common = {
  floor: "the pages of the log read, and nothing done",
  unit: "events/s",
  wanted: "more",
} as const;

export const oneRebuild: Row = {
  ...common,
  name: "G6",
  what: "the leaderboard rebuilt",
  must: 0.25,
  goal: 0.45,
  prepare: prepareOf([leaderboard]),
};

export const allRebuilds: Row = {
  ...common,
  name: "G7",
  what: "all read models rebuilt in one pass, while the old ones answer",
  must: 0.08,
  goal: 0.15,
  prepare: prepareOf(registry),
};
