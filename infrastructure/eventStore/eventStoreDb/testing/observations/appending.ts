import { ANY, NO_STREAM, START, STREAM_EXISTS } from "@eventstore/db-client";
import { answer, briefly, collect, event, events, type Steps, shortly } from "./observe.ts";

const text = (length: number) => "x".repeat(length);

export const appending: Steps = {
  "start.all.systemStreams": async ({ client }) => [
    ...new Set(
      (await collect(client.readAll())).map(
        (read) => `${read.event?.streamId}:${read.event?.type}`,
      ),
    ),
  ],
  "append.noStream.new": async ({ client }) =>
    answer(await client.appendToStream("w-1", event(0), { expectedRevision: NO_STREAM })),
  "append.rev0": async ({ client }) =>
    answer(await client.appendToStream("w-1", event(1), { expectedRevision: 0n })),
  "append.any": async ({ client }) =>
    answer(await client.appendToStream("w-1", event(2), { expectedRevision: ANY })),
  "append.streamExists": async ({ client }) =>
    answer(await client.appendToStream("w-1", event(3), { expectedRevision: STREAM_EXISTS })),
  "append.multi3": async ({ client }) =>
    answer(
      await client.appendToStream("w-1", [event(4), event(5), event(6)], { expectedRevision: 3n }),
    ),
  "append.multi3.positions": async ({ client }) => {
    const ofStream = (await collect(client.readStream("w-1", { fromRevision: 4n }))).map(
      (read) => read.event?.position,
    );
    const { position } = await client.appendToStream("w-mp", events(3));
    const ofLog = (await collect(client.readAll())).filter(
      (read) => read.event?.streamId === "w-mp",
    );
    return {
      n: ofStream.length,
      eachCommitEqPrepare: ofStream.map((at) => at?.commit === at?.prepare),
      distinct: new Set(ofStream.map((at) => at?.commit)).size,
      allDistinct: new Set(ofLog.map((read) => read.commitPosition)).size,
      resultPosEqualsEvent: ofLog.findIndex(
        (read) => read.event?.position?.commit === position?.commit,
      ),
      resultCommitVsLast: position?.commit === ofLog[2]?.commitPosition ? "equal" : "different",
      commitEqPosCommit: ofLog.map((read) => read.commitPosition === read.event?.position?.commit),
    };
  },
  ...appendsBy("batch"),
  ...appendsBy("unary", { credentials: { username: "admin", password: "changeit" } }),
};

/** The client appends in a batch, unless it is given credentials for this append. */
function appendsBy(path: "batch" | "unary", options: object = {}): Steps {
  const append =
    (stream: string, written: Written, more: object = {}): Steps[string] =>
    async ({ client }) =>
      answer(await client.appendToStream(stream, written, { ...more, ...options }));
  const few = `w-n${path}`;

  return {
    [`wrong.${path}.noStreamOnExisting`]: append("w-1", event(9), { expectedRevision: NO_STREAM }),
    [`wrong.${path}.tooLow`]: append("w-1", event(9), { expectedRevision: 2n }),
    [`wrong.${path}.tooHigh`]: append("w-1", event(9), { expectedRevision: 99n }),
    [`wrong.${path}.numberOnMissing`]: append("w-none", event(9), { expectedRevision: 0n }),
    [`wrong.${path}.existsOnMissing`]: append("w-none", event(9), {
      expectedRevision: STREAM_EXISTS,
    }),
    [`ok.${path}.new`]: append(few, [event(1), event(2)], { expectedRevision: NO_STREAM }),
    [`ok.${path}.empty.existing`]: append(few, [], { expectedRevision: ANY }),
    [`ok.${path}.empty.existing.rev`]: append(few, [], { expectedRevision: 1n }),
    [`wrong.${path}.empty.existing.wrongrev`]: append(few, [], { expectedRevision: 7n }),
    [`ok.${path}.empty.missing`]: append(`w-e${path}`, [], { expectedRevision: NO_STREAM }),
    [`ok.${path}.empty.missing.then`]: ({ client }) => briefly(client.readStream(`w-e${path}`)),
    [`big.${path}.1.2MB`]: append(`w-big${path}`, event(text(1_200_000))),
    [`big.${path}.20x100k`]: append(
      `w-big2${path}`,
      Array.from({ length: 20 }, () => event(text(100_000))),
    ),
    [`big.${path}.1MB-1k`]: append(`w-big3${path}`, event(text(1024 * 1024 - 1024))),
    [`big.${path}.5MB`]: append(`w-big4${path}`, event(text(5_000_000))),
    [`big.${path}.after`]: append(`w-big5${path}`, event("ok")),
    [`sys.${path}.writeToDollarStream`]: append(`$w-${path}`, event(1)),
    [`sys.${path}.writeToAll`]: append("$all", event(1)),
    // In a batch these two would end the process through the client.
    ...(path === "unary" && { "odd.unary.emptyStreamName": append("", event(1)) }),
    [`odd.${path}.unicode`]: append(`w ü/漢-${path}`, event("ü漢", { type: "Tÿ漢" })),
    [`odd.${path}.unicode.read`]: async ({ client }) =>
      (await collect(client.readStream(`w ü/漢-${path}`, { fromRevision: START }))).map(shortly),
    ...(path === "unary" && { "odd.unary.emptyType": append("w-et", event(1, { type: "" })) }),
    [`odd.${path}.deadline0`]: append(`w-dl${path}`, event(1), { deadline: 0 }),
  };
}

type Written = ReturnType<typeof event> | ReturnType<typeof events>;
