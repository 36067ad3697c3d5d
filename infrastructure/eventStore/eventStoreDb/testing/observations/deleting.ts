import { NO_STREAM, START, STREAM_EXISTS } from "@eventstore/db-client";
import { answer, briefly, event, type Observed, place, type Steps } from "./observe.ts";
import { recordSubscription } from "./recordSubscription.ts";

const keysOf = async (removed: Promise<object>) => Object.keys(await removed);

const inLog = async ({ client }: Observed, stream: string) =>
  (await briefly(client.readAll())).filter((read) => read.split("#")[0]?.endsWith(stream));

const append =
  (stream: string, expectedRevision?: bigint | typeof NO_STREAM | typeof STREAM_EXISTS) =>
  async ({ client }: Observed) => {
    const options = expectedRevision === undefined ? {} : { expectedRevision };
    return answer(await client.appendToStream(stream, event(2), options));
  };

export const deleting: Steps = {
  "del.soft": async ({ client }) => {
    await client.appendToStream("w-del", [event(0), event(1)]);
    const removed = await client.deleteStream("w-del", { expectedRevision: 1n });
    return { keys: Object.keys(removed), pos: place(removed.position) };
  },
  "del.soft.read": ({ client }) => briefly(client.readStream("w-del")),
  "del.soft.meta": ({ client }) => client.getStreamMetadata("w-del"),
  "del.soft.again": ({ client }) => keysOf(client.deleteStream("w-del")),
  "del.soft.wrongRev.then": append("w-del", 0n),
  "del.soft.streamExists.then": append("w-del", STREAM_EXISTS),
  "del.soft.append.noStream": append("w-del", NO_STREAM),
  "del.soft.append.read": ({ client }) => briefly(client.readStream("w-del")),
  "del.soft.append.meta": async ({ client }) => (await client.getStreamMetadata("w-del")).metadata,
  "del.soft.inAll": (server) => inLog(server, "w-del"),
  "del.soft2.append.rev": async (server) => {
    await server.client.appendToStream("w-del2", [event(0), event(1)]);
    await server.client.deleteStream("w-del2");
    return append("w-del2", 1n)(server);
  },
  "del.soft3.append.any": async (server) => {
    await server.client.appendToStream("w-del3", [event(0), event(1)]);
    await server.client.deleteStream("w-del3");
    return append("w-del3")(server);
  },
  "del.missing": ({ client }) => keysOf(client.deleteStream("w-nodel")),
  "del.missing.streamExists": ({ client }) =>
    keysOf(client.deleteStream("w-nodel2", { expectedRevision: STREAM_EXISTS as never })),
  "del.wrong": async ({ client }) => {
    await client.appendToStream("w-del4", event(0));
    return keysOf(client.deleteStream("w-del4", { expectedRevision: 7n }));
  },
  "del.rawSubscribe": async ({ client }) => {
    const recording = recordSubscription(
      client.subscribeToStream("w-del", { fromRevision: START }),
    );
    await recording.until("CAUGHTUP");
    return recording.stop();
  },
  tomb: async ({ client }) => {
    await client.appendToStream("w-del5", event(0));
    return keysOf(client.tombstoneStream("w-del5"));
  },
  "tomb.read": ({ client }) => briefly(client.readStream("w-del5")),
  "tomb.append.batch": append("w-del5"),
  "tomb.append.unary": async ({ client }) => {
    const credentials = { username: "admin", password: "changeit" };
    return answer(await client.appendToStream("w-del5", event(0), { credentials }));
  },
  "tomb.append.noStream": append("w-del5", NO_STREAM),
  "tomb.again": ({ client }) => keysOf(client.tombstoneStream("w-del5")),
  "tomb.meta": ({ client }) => client.getStreamMetadata("w-del5"),
  "tomb.inAll": (server) => inLog(server, "w-del5"),
  "tomb.subscribe": async ({ client }) => {
    const recording = recordSubscription(
      client.subscribeToStream("w-del5", { fromRevision: START }),
    );
    await recording.untilFailed();
    return recording.log;
  },
  "tomb.whileSubscribed": async ({ client }) => {
    await client.appendToStream("w-del6", event(0));
    const recording = recordSubscription(
      client.subscribeToStream("w-del6", { fromRevision: START }),
    );
    await recording.until("CAUGHTUP");
    await client.tombstoneStream("w-del6");
    await recording.untilFailed();
    return recording.log;
  },
  "del.whileSubscribed": async ({ client }) => {
    await client.appendToStream("w-del7", event(0));
    const recording = recordSubscription(
      client.subscribeToStream("w-del7", { fromRevision: START }),
    );
    await recording.until("CAUGHTUP");
    await client.deleteStream("w-del7");
    await client.appendToStream("w-del7", event(1));
    await recording.until("w-del7#1:T");
    return recording.stop();
  },
};
