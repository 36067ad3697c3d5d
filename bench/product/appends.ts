import { type Effect, type Layer, ManagedRuntime } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { type Appended, EventStore } from "../../application/ports/EventStore.ts";
import { eventStorePostgres } from "../../infrastructure/eventStore/postgres/eventStorePostgres.ts";
import { connect } from "../../infrastructure/postgres/database.ts";
import { migrate } from "../../infrastructure/postgres/migrate.ts";
import { bareInserts } from "../floors/inserts.ts";
import { postgres } from "../floors/postgres.ts";
import { inLoops } from "../load/inLoops.ts";
import type { Measurements, Row } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { median } from "../statistics.ts";
import { anEvent } from "./anEvent.ts";

/** The port of an event store, for loops that append to streams of their own. */
export const openStore = async (setting: Setting, layer: Layer.Layer<EventStore | EventLog>) => {
  const runtime = ManagedRuntime.make(layer);
  setting.onClose(() => runtime.dispose());
  const run = <A, E>(effect: Effect.Effect<A, E, EventStore | EventLog>) =>
    runtime.runPromise(effect);
  const { append } = await runtime.runPromise(EventStore);
  let streams = 0;

  /** Each writer appends to a new stream of its own, one event after the other. */
  const newWriters = () => {
    streams += 1;
    const name = `${setting.folder}-${streams}`;
    return (writer: number, n: number): Promise<Appended> =>
      run(append(`scorecard-${name}.${writer}`, [anEvent(1 + (n % 12))], n === 0 ? null : n - 1));
  };
  return { run, newWriters };
};

/** The adapter for PostgreSQL on a database of its own. */
export const postgresStore = once(async (setting) => {
  const url = await (await postgres(setting)).create("events");
  await migrate(url);
  const database = connect(url);
  setting.onClose(database.close);
  return { ...(await openStore(setting, eventStorePostgres(database))), url };
});

const prepareMany = async (setting: Setting): Promise<Measurements> => {
  const insert = await bareInserts(setting);
  const { newWriters } = await postgresStore(setting);
  const { warmUp, seconds } = setting.pace;
  await inLoops(32, warmUp, insert);
  await inLoops(32, warmUp, newWriters());
  return {
    floor: () => inLoops(32, seconds, insert),
    product: () => inLoops(32, seconds, newWriters()),
  };
};

/** Milliseconds, the median of one writer's. */
const latencyOf = async (
  seconds: number,
  write: (writer: number, n: number) => Promise<unknown>,
) => {
  const times: Array<number> = [];
  await inLoops(1, seconds, async (writer, n) => {
    const start = performance.now();
    await write(writer, n);
    times.push(performance.now() - start);
  });
  return median(times);
};

const prepareOne = async (setting: Setting): Promise<Measurements> => {
  const insert = await bareInserts(setting);
  const { newWriters } = await postgresStore(setting);
  const { warmUp, seconds } = setting.pace;
  await latencyOf(warmUp, insert);
  await latencyOf(warmUp, newWriters());
  return {
    floor: () => latencyOf(seconds, insert),
    product: () => latencyOf(seconds, newWriters()),
  };
};

export const manyAppends: Row = {
  name: "G2",
  what: "events appended by 32 writers",
  floor: "bare inserts of 32 clients",
  unit: "/s",
  wanted: "more",
  must: 1,
  goal: 1.6,
  prepare: prepareMany,
};

export const oneAppend: Row = {
  name: "G3",
  what: "an append by one writer, median",
  floor: "a bare insert of one client, median",
  unit: "ms",
  wanted: "less",
  must: 2,
  goal: 1.4,
  prepare: prepareOne,
};
