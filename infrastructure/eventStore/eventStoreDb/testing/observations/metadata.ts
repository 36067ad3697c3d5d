import { BACKWARDS, END, NO_STREAM } from "@eventstore/db-client";
import { answer, briefly, collect, event, events, type Steps, shortly } from "./observe.ts";

export const metadata: Steps = {
  "meta.get.none": ({ client }) => client.getStreamMetadata("w-nometa"),
  "meta.get.noneExisting": ({ client }) => client.getStreamMetadata("w-1"),
  "meta.set": async ({ client }) => {
    const limits = { maxCount: 3, custom: "x" };
    return answer(await client.setStreamMetadata("w-mc", limits, { expectedRevision: NO_STREAM }));
  },
  "meta.get": ({ client }) => client.getStreamMetadata("w-mc"),
  "meta.set.wrong": async ({ client }) =>
    answer(await client.setStreamMetadata("w-mc", { maxCount: 4 }, { expectedRevision: 9n })),
  "meta.maxCount.read": async ({ client }) => {
    await client.appendToStream("w-mc", events(6));
    return briefly(client.readStream("w-mc"));
  },
  "meta.maxCount.read.from0max2": ({ client }) =>
    briefly(client.readStream("w-mc", { fromRevision: 0n, maxCount: 2 })),
  "meta.maxCount.bwd": ({ client }) =>
    briefly(client.readStream("w-mc", { direction: BACKWARDS, fromRevision: END })),
  "meta.maxCount.inAll": async ({ client }) =>
    (await briefly(client.readAll())).filter((read) => read.startsWith("w-mc#")),
  "meta.truncateBefore": async ({ client }) => {
    await client.appendToStream("w-tb", events(6));
    await client.setStreamMetadata("w-tb", { truncateBefore: 4 });
    return briefly(client.readStream("w-tb"));
  },
  "meta.truncateBefore.beyondEnd": async ({ client }) => {
    await client.setStreamMetadata("w-tb", { truncateBefore: 50 });
    return briefly(client.readStream("w-tb"));
  },
  "meta.truncateBefore.append.noStream": async ({ client }) =>
    answer(await client.appendToStream("w-tb", event("x"), { expectedRevision: NO_STREAM })),
  "meta.truncateBefore.append.rev5": async ({ client }) =>
    answer(await client.appendToStream("w-tb", event("x"), { expectedRevision: 5n })),
  "meta.maxAge": async ({ client }) => {
    await client.appendToStream("w-ma", event(0));
    await client.setStreamMetadata("w-ma", { maxAge: 1 });
    // Events reach their maximum age only with time.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await client.appendToStream("w-ma", event(1));
    return briefly(client.readStream("w-ma"));
  },
  "meta.streamEvents": async ({ client }) =>
    (await collect(client.readStream("$$w-mc"))).map(shortly),
  "meta.setOnMissing.then.noStream": async ({ client }) => {
    await client.setStreamMetadata("w-mo", { a: 1 });
    return answer(await client.appendToStream("w-mo", event(1), { expectedRevision: NO_STREAM }));
  },
  "meta.onlyMeta.read": async ({ client }) => {
    await client.setStreamMetadata("w-mo2", { a: 1 });
    return briefly(client.readStream("w-mo2"));
  },
};
