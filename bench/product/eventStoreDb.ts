import { randomUUID } from "node:crypto";
import { EventStoreDBClient, jsonEvent, NO_STREAM } from "@eventstore/db-client";
import { eventStoreDb } from "../../infrastructure/eventStore/eventStoreDb/eventStoreDb.ts";
import { inLoops } from "../load/inLoops.ts";
import { startHelper } from "../processes.ts";
import type { Measurements, Row } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { anEvent } from "./anEvent.ts";
import { openStore } from "./appends.ts";
import { countOfLog } from "./countOfLog.ts";

/** The bare client and the adapter, both on one server of the protocol. */
const stores = once(async (setting) => {
  const { ready } = await startHelper(setting, "eventStoreDb");
  const url = String(ready);
  const client = EventStoreDBClient.connectionString(url);
  setting.onClose(() => client.dispose());
  return { client, ...(await openStore(setting, eventStoreDb(url))) };
});

const appendWith = (client: EventStoreDBClient) => {
  const run = randomUUID();
  return (writer: number, n: number) => {
    const { event, metadata } = anEvent(1 + (n % 12));
    const { _tag: type, ...data } = event;
    return client.appendToStream(
      `bare-${run}.${writer}`,
      jsonEvent({ type, data, metadata: { ...metadata } }),
      { expectedRevision: n === 0 ? NO_STREAM : BigInt(n - 1) },
    );
  };
};

const prepareAppends = async (setting: Setting): Promise<Measurements> => {
  const { client, newWriters } = await stores(setting);
  const { warmUp, seconds } = setting.pace;
  await inLoops(32, warmUp, appendWith(client));
  await inLoops(32, warmUp, newWriters());
  return {
    floor: () => inLoops(32, seconds, appendWith(client)),
    product: () => inLoops(32, seconds, newWriters()),
  };
};

const perSecond = async (read: () => Promise<number>) => {
  const start = performance.now();
  const events = await read();
  return events / ((performance.now() - start) / 1000);
};

const EVENTS = 20_000;

const prepareCatchUp = async (setting: Setting): Promise<Measurements> => {
  const { client, run, newWriters } = await stores(setting);
  const append = newWriters();
  const write = async (writer: number) => {
    for (let n = 0; n < EVENTS / 32; n += 1) await append(writer, n);
  };
  await Promise.all(Array.from({ length: 32 }, (_, writer) => write(writer)));

  const bare = async () => {
    let events = 0;
    for await (const _ of client.readAll()) events += 1;
    return events;
  };
  return {
    floor: () => perSecond(bare),
    product: () => perSecond(() => run(countOfLog)),
  };
};

const common = { name: "", unit: "/s", wanted: "more", must: 0.7, goal: 0.9 } as const;

export const eventStoreDbAppends: Row = {
  ...common,
  name: "G13",
  what: "events appended to EventStoreDB by 32 writers",
  floor: "its client alone, against the same server in memory",
  prepare: prepareAppends,
};

export const eventStoreDbCatchUp: Row = {
  ...common,
  name: "G13b",
  what: "the whole log of EventStoreDB followed",
  floor: "its client alone, against the same server in memory",
  prepare: prepareCatchUp,
};
