import { setTimeout as sleep } from "node:timers/promises";
import { ManagedRuntime, Stream } from "effect";
import { PAGE_SIZE } from "../../application/ports/EventLog.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { connect } from "../../infrastructure/postgres/database.ts";
import { storage } from "../../infrastructure/storage.ts";
import { installMissing } from "../../projections/install.ts";
import { leaderboard } from "../../projections/leaderboard/projection.ts";
import { boardSince } from "../../projections/leaderboard/queries.ts";
import type { Projection } from "../../projections/projection.ts";
import { rebuild } from "../../projections/rebuild.ts";
import { registry } from "../../projections/registry.ts";
import type { Measurements, Row } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { largeLog } from "./largeLog.ts";

const product = once(async (setting) => {
  const log = await largeLog(setting);
  const database = connect(log.url);
  setting.onClose(database.close);
  const runtime = ManagedRuntime.make(storage(database));
  setting.onClose(() => runtime.dispose());
  await runtime.runPromise(installMissing(registry));
  return { ...log, runtime };
});

const perSecond = async (events: number, work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return events / ((performance.now() - start) / 1000);
};

const prepareOf =
  (projections: ReadonlyArray<Projection>) =>
  async (setting: Setting): Promise<Measurements> => {
    const { pool, events, runtime } = await product(setting);

    /** Page after page of the same columns, and nothing done with them. */
    const readAll = async () => {
      for (let after = 0; ; ) {
        const { rows } = await pool.query({
          name: "page",
          text: `select position, stream, revision, type, data, metadata, recorded_at
            from event_store.events where position > $1 order by position limit $2`,
          values: [after, PAGE_SIZE],
        });
        if (rows.length === 0) return;
        after = Number(rows.at(-1).position);
      }
    };

    const rebuildAll = async () => {
      let isRunning = true;
      const rebuilding = runtime
        .runPromise(Stream.runDrain(rebuild(...projections)))
        .finally(() => {
          isRunning = false;
        });
      // Meanwhile the tables in use answer as ever.
      while (isRunning) {
        await runtime.runPromise(boardSince(someTournament, Position.make(0)));
        await Promise.race([rebuilding, sleep(200)]);
      }
      await rebuilding;
    };

    const cards = async () => {
      const { rows } = await pool.query("select count(*)::int as cards from read.leaderboard_card");
      return rows[0].cards;
    };
    return {
      floor: () => perSecond(events, readAll),
      product: () => perSecond(events, rebuildAll),
      check: async () => {
        const expected = Math.ceil(events / 73);
        const found = await cards();
        if (found !== expected) throw new Error(`${found} of ${expected} cards were rebuilt.`);
      },
    };
  };

const someTournament = TournamentId.make("00000000-0000-4000-a000-000000000000");

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
