import { randomUUID } from "node:crypto";
import {
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  StreamNotFoundError,
} from "@eventstore/db-client";
import { eventStoreDb } from "../../infrastructure/eventStore/eventStoreDb/eventStoreDb.ts";
import { repeated } from "../load/repeated.ts";
import { startHelper } from "../processes.ts";
import { anEvent } from "../product/anEvent.ts";
import { followingRounds } from "../product/followingRounds.ts";
import { openStore } from "../product/openStore.ts";
import type { Standing } from "../product/standing.ts";
import { by32Writers, writingRounds } from "../product/writingRounds.ts";
import type { Row } from "../row.ts";
import type { Setting } from "../setting.ts";

/** The bare client and the adapter, each on the same new server of the protocol. */
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

const EVENTS = 20_000;
const common = { unit: "/s", wanted: "more", bounds: "ratio", must: 0.7, goal: 0.9 } as const;

export const G13: Row = {
  name: "G13",
  what: "EventStoreDB",
  floor: "its client alone, against the same server in memory",
  figures: [
    { ...common, what: "events appended by 32 writers" },
    { ...common, what: "the whole log followed" },
  ],
  prepare: async (setting) => {
    const { warmUp, seconds } = setting.pace;
    const { client, store } = await newStores(setting);
    const writing = writingRounds(store, by32Writers);
    await by32Writers(warmUp, appendWith(client));
    await writing.product(warmUp);

    // On a separate server, because its log must not change.
    const still = await newStores(setting);
    const { write, acknowledged } = still.store.newWriters();
    const writeAll = async (writer: number) => {
      for (let n = 0; n < EVENTS / 32; n += 1) await write(writer, n);
    };
    await Promise.all(Array.from({ length: 32 }, (_, writer) => writeAll(writer)));
    const bare = async () => {
      let events = 0;
      for await (const _ of still.client.readAll()) events += 1;
      return events;
    };
    await bare();
    const following = await followingRounds(still.store, acknowledged);

    return {
      floor: async () => [
        await by32Writers(seconds, appendWith(client)),
        await repeated(seconds, bare),
      ],
      product: async () => [await writing.product(seconds), await following.product(seconds)],
      check: async () => {
        await writing.check();
        await following.check();
      },
    };
  },
};
