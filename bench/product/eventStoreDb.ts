import { randomUUID } from "node:crypto";
import {
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  StreamNotFoundError,
} from "@eventstore/db-client";
import { eventStoreDb } from "../../infrastructure/eventStore/eventStoreDb/eventStoreDb.ts";
import { inLoops } from "../load/inLoops.ts";
import { repeated } from "../load/repeated.ts";
import { startHelper } from "../processes.ts";
import type { Measurements, Row } from "../row.ts";
import type { Setting } from "../setting.ts";
import { anEvent } from "./anEvent.ts";
import { followingRounds } from "./followingRounds.ts";
import { openStore } from "./openStore.ts";
import type { Standing } from "./standing.ts";
import { writingRounds } from "./writingRounds.ts";

/** The bare client and the adapter, both on one new server of the protocol. */
const newStores = async (setting: Setting) => {
  const { ready } = await startHelper(setting, "eventStoreDb");
  const url = String(ready);
  const client = EventStoreDBClient.connectionString(url);
  setting.onClose(() => client.dispose());
  const found = async (streams: ReadonlyArray<string>) => {
    const all = await Promise.all(streams.map((stream) => standingsIn(client, stream)));
    return all.flat().sort((a, b) => a.position - b.position);
  };
  return { client, store: await openStore(setting, { layer: eventStoreDb(url), found }) };
};

const standingsIn = async (client: EventStoreDBClient, stream: string) => {
  const standings: Array<Standing> = [];
  try {
    for await (const { event } of client.readStream(stream)) {
      if (event) standings.push({ position: Number(event.position?.commit), eventId: event.id });
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return standings;
};

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
  const { client, store } = await newStores(setting);
  const { warmUp, seconds } = setting.pace;
  const { product, check } = writingRounds(store, (seconds, write) => inLoops(32, seconds, write));
  await inLoops(32, warmUp, appendWith(client));
  await product(warmUp);
  return {
    floor: () => inLoops(32, seconds, appendWith(client)),
    product: () => product(seconds),
    check,
  };
};

const EVENTS = 20_000;

const prepareCatchUp = async (setting: Setting): Promise<Measurements> => {
  const { client, store } = await newStores(setting);
  const { write, acknowledged } = store.newWriters();
  const writeAll = async (writer: number) => {
    for (let n = 0; n < EVENTS / 32; n += 1) await write(writer, n);
  };
  await Promise.all(Array.from({ length: 32 }, (_, writer) => writeAll(writer)));

  const bare = async () => {
    let events = 0;
    for await (const _ of client.readAll()) events += 1;
    return events;
  };
  const { seconds } = setting.pace;
  await bare();
  const { product, check } = await followingRounds(store, acknowledged);
  return { floor: () => repeated(seconds, bare), product: () => product(seconds), check };
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
