import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { postgres } from "../floors/postgres.ts";
import { anEvent } from "../product/anEvent.ts";
import { followingRounds } from "../product/followingRounds.ts";
import { newPostgresStore, postgresStore } from "../product/postgresStore.ts";
import { by32Writers, writingRounds } from "../product/writingRounds.ts";
import { NotMeasurable, type Row } from "../row.ts";
import { once } from "../setting.ts";

/**
 * The part of the package that is used here. It has no licence, so it is installed for a run and
 * then removed.
 */
interface Emmett {
  readonly appendToStream: (
    stream: string,
    events: ReadonlyArray<object>,
    options: object,
  ) => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly consumer: () => {
    readonly reactor: (options: object) => unknown;
    readonly start: () => Promise<void>;
    readonly stop: () => Promise<void>;
  };
}

const packages = ["@event-driven-io/emmett@0.42.0", "@event-driven-io/emmett-postgresql@0.42.0"];

const emmett = once(async (setting): Promise<Emmett> => {
  const home = path.join(setting.folder, "emmett");
  mkdirSync(home);
  writeFileSync(path.join(home, "package.json"), "{}");
  const install = ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages];
  try {
    await promisify(execFile)("npm", install, { cwd: home });
  } catch {
    throw new NotMeasurable("emmett-postgresql 0.42.0 cannot be installed here.");
  }
  const entry = createRequire(path.join(home, "package.json")).resolve(
    "@event-driven-io/emmett-postgresql",
  );
  const { getPostgreSQLEventStore } = await import(pathToFileURL(entry).href);
  const url = await (await postgres(setting)).create("emmett");
  const store: Emmett = getPostgreSQLEventStore(url);
  setting.onClose(() => store.close());
  await store.appendToStream("first", [emmettEvent(1)], {});
  return store;
});

const emmettEvent = (strokes: number) => {
  const { event, metadata } = anEvent(strokes);
  const { _tag: type, ...data } = event;
  return { type, data, metadata };
};

let runs = 0;

const emmettWriters = (store: Emmett) => {
  runs += 1;
  const run = runs;
  return (writer: number, n: number) =>
    store.appendToStream(
      `scorecard-${run}.${writer}`,
      [emmettEvent(1 + (n % 12))],
      n === 0 ? {} : { expectedStreamVersion: BigInt(n) },
    );
};

/**
 * How many events per second a reader receives that begins with the first one, for at most this
 * long.
 */
const follow = async (store: Emmett, seconds: number) => {
  let events = 0;
  const consumer = store.consumer();
  runs += 1;
  consumer.reactor({ processorId: `reader-${runs}`, eachMessage: () => void (events += 1) });
  const start = performance.now();
  await Promise.race([consumer.start(), sleep(seconds * 1000)]);
  const rate = events / ((performance.now() - start) / 1000);
  // Closing the consumer would also close the connections of the store.
  await consumer.stop();
  return rate;
};

const common = { unit: "/s", wanted: "more", bounds: "ratio" } as const;

export const G14: Row = {
  name: "G14",
  what: "the store in PostgreSQL",
  floor: "emmett-postgresql 0.42.0",
  figures: [
    { ...common, what: "events appended by 32 writers", must: 3, goal: 8 },
    { ...common, what: "the whole log followed", must: 20, goal: 80 },
  ],
  prepare: async (setting) => {
    const { warmUp, seconds } = setting.pace;
    const store = await emmett(setting);
    const writing = writingRounds(await postgresStore(setting), by32Writers);
    await by32Writers(warmUp + seconds, emmettWriters(store));
    await writing.product(warmUp);

    const ours = await newPostgresStore(setting, "followed");
    const { write, acknowledged } = ours.newWriters();
    await by32Writers(warmUp + seconds, write);
    await follow(store, warmUp);
    const following = await followingRounds(ours, acknowledged);

    return {
      floor: async () => [
        await by32Writers(seconds, emmettWriters(store)),
        await follow(store, seconds),
      ],
      product: async () => [await writing.product(seconds), await following.product(seconds)],
      check: async () => {
        await writing.check();
        await following.check();
      },
    };
  },
};
