import {
  BACKWARDS,
  binaryEvent,
  END,
  jsonEvent,
  type ReadStreamOptions,
  START,
} from "@eventstore/db-client";
import { brief, briefly, collect, events, place, type Steps, shortly } from "./observe.ts";

const read =
  (options: ReadStreamOptions, stream = "w-1"): Steps[string] =>
  ({ client }) =>
    briefly(client.readStream(stream, options));

export const readingStreams: Steps = {
  "read.fwd": read({}),
  "read.fwd.full": async ({ client }) =>
    (await collect(client.readStream("w-1", { maxCount: 1 }))).map((one) => ({
      ...shortly(one),
      pos: place(one.event?.position),
      commit: typeof one.commitPosition,
      created: one.event?.created instanceof Date ? "Date" : typeof one.event?.created,
      keys: Object.keys(one.event ?? {})
        .sort()
        .join(),
    })),
  "read.bwd": read({ direction: BACKWARDS, fromRevision: END }),
  "read.bwd.max2": read({ direction: BACKWARDS, fromRevision: END, maxCount: 2 }),
  "read.bwd.from2": read({ direction: BACKWARDS, fromRevision: 2n }),
  "read.bwd.fromBeyond": read({ direction: BACKWARDS, fromRevision: 99n }),
  "read.bwd.fromStart": read({ direction: BACKWARDS, fromRevision: START }),
  "read.fwd.from3.max2": read({ fromRevision: 3n, maxCount: 2 }),
  "read.fwd.beyond": read({ fromRevision: 99n }),
  "read.fwd.end": read({ fromRevision: END }),
  "read.missing": read({}, "w-none2"),
  "read.missing.bwd": read({ direction: BACKWARDS, fromRevision: END }, "w-none2"),
  "read.max0": read({ maxCount: 0 }),
  "read.big.1500": async ({ client }) => {
    await client.appendToStream("w-long", events(1500));
    const all = await collect(client.readStream("w-long"));
    return { n: all.length, ordered: all.every((one, n) => one.event?.revision === BigInt(n)) };
  },
  "read.binary": async ({ client }) => {
    const data = Uint8Array.from([0, 1, 255]);
    const metadata = Uint8Array.from([9, 8]);
    await client.appendToStream("w-bin", binaryEvent({ type: "B", data, metadata }));
    return (await collect(client.readStream("w-bin"))).map(shortly);
  },
  "read.noMeta": async ({ client }) => {
    await client.appendToStream("w-nm", jsonEvent({ type: "B", data: null as never }));
    return (await collect(client.readStream("w-nm"))).map(shortly);
  },
  "read.jsonShapes": async ({ client }) => {
    const shapes = [[1], "str", 5, true, { a: { b: [] } }];
    await client.appendToStream(
      "w-js",
      shapes.map((data) => jsonEvent({ type: "B", data: data as never, metadata: { a: 1 } })),
    );
    return (await collect(client.readStream("w-js"))).map((one) => one.event?.data);
  },
};

const link = (target: string) => binaryEvent({ type: "$>", data: Buffer.from(target) });

export const readingLinks: Steps = {
  "links.resolve": async ({ client }) => {
    await client.appendToStream("w-links", [
      jsonEvent({ type: "$>", data: 0 as never }),
      link("2@w-1"),
      link("77@w-1"),
      link("0@w-nonex"),
    ]);
    return (await collect(client.readStream("w-links", { resolveLinkTos: true }))).map((one) => ({
      ...shortly(one),
      link: brief({ ...one, event: one.link, link: undefined } as never).replace(/:.*/, ""),
      oneOf: Object.keys(one).join(),
    }));
  },
  "links.unresolved": read({}, "w-links"),
  "links.json": async ({ client }) =>
    (await collect(client.readStream("w-links", { fromRevision: 1n, maxCount: 1 }))).map(shortly),
};
