import { ANY, type AppendExpectedRevision, NO_STREAM, STREAM_EXISTS } from "@eventstore/db-client";
import { answer, collect, event, events, type Observed, type Steps } from "./observe.ts";

const first = event("i0");
const second = event("i1");

const append =
  (
    written: Array<ReturnType<typeof event>>,
    expectedRevision: AppendExpectedRevision,
    stream = "w-idem",
  ): Steps[string] =>
  async ({ client }) =>
    answer(await client.appendToStream(stream, written, { expectedRevision }));

const leniently =
  (stream: string, expectedRevision: AppendExpectedRevision, options = {}): Steps[string] =>
  ({ lenient }) =>
    lenient.appendToStream(stream, event(9), { expectedRevision, ...options });

const alone = { credentials: { username: "admin", password: "changeit" } };
const twice = event("d");
const kept = event("p");

/** Writes the same event twice: is the second answer equal to the first? */
const retried =
  (stream: string, options = {}): Steps[string] =>
  async ({ client }) => {
    const again = { expectedRevision: NO_STREAM, ...options } as const;
    const one = await client.appendToStream(stream, kept, again);
    const other = await client.appendToStream(stream, kept, again);
    return {
      rev: [one.nextExpectedRevision, other.nextExpectedRevision],
      samePos: one.position?.commit === other.position?.commit,
      hasPos: !!other.position,
    };
  };

const raced = async ({ client }: Observed) => {
  await client.appendToStream("w-race", event(0));
  const racing = events(20).map((one) =>
    client.appendToStream("w-race", one, { expectedRevision: 0n }),
  );
  const results = await Promise.allSettled(racing);
  const lost = results.filter((result) => result.status === "rejected");
  return {
    ok: results.length - lost.length,
    types: [...new Set(lost.map(({ reason }) => reason.type))],
    len: (await collect(client.readStream("w-race"))).length,
  };
};

const numbersIn = async ({ client }: Observed, stream: string) =>
  (await collect(client.readStream(stream))).map(
    (read) => (read.event?.data as { readonly n: unknown } | undefined)?.n,
  );

export const repeating: Steps = {
  "nothrow.batch.noStreamOnExisting": leniently("w-1", NO_STREAM),
  "nothrow.unary.noStreamOnExisting": leniently("w-1", NO_STREAM, alone),
  "nothrow.batch.tooLow": leniently("w-1", 2n),
  "nothrow.unary.tooLow": leniently("w-1", 2n, alone),
  "nothrow.batch.missing": leniently("w-none", 4n),
  "nothrow.unary.missing": leniently("w-none", 4n, alone),
  "idem.1.first": append([first, second], NO_STREAM),
  "idem.2.same.noStream": append([first, second], NO_STREAM),
  "idem.3.same.any": append([first, second], ANY),
  "idem.4.firstOnly.noStream": append([first], NO_STREAM),
  "idem.5.secondOnly.rev0": append([second], 0n),
  "idem.6.secondOnly.any": append([second], ANY),
  "idem.7.secondOnly.streamExists": append([second], STREAM_EXISTS),
  "idem.8.sameId.rightRev(appends again?)": append([first], 1n),
  "idem.9.overlap.noStream": append([first, second, event("new")], NO_STREAM),
  "idem.10.newPlusOld.any": append([event("new2"), first], ANY),
  "idem.11.oldPlusNew.any": append([first, event("new3")], ANY),
  "idem.12.dupInsideOne": append([twice, twice], NO_STREAM, "w-dup"),
  "idem.13.sameIdOtherStream": append([first, second], NO_STREAM, "w-idem2"),
  "idem.14.retryPos": retried("w-idem3"),
  "idem.15.retryPosUnary": retried("w-idem4", alone),
  "idem.16.retryAfterMore": async ({ client }) => {
    const again = { expectedRevision: NO_STREAM } as const;
    await client.appendToStream("w-idem5", kept, again);
    await client.appendToStream("w-idem5", event("q"), { expectedRevision: 0n });
    return answer(await client.appendToStream("w-idem5", kept, again));
  },
  "idem.99.stream": (server) => numbersIn(server, "w-idem"),
  "race.20.sameExpected": raced,
  "order.50.pipelined.any": async (server) => {
    await Promise.all(events(50).map((one) => server.client.appendToStream("w-pipe", one)));
    const numbers = await numbersIn(server, "w-pipe");
    return { len: numbers.length, inOrder: numbers.every((n, index) => n === index) };
  },
  "order.pipelined.expected": async ({ client }) => {
    const appends = events(20).map((one, n) =>
      client.appendToStream("w-pipe2", one, {
        expectedRevision: n === 0 ? NO_STREAM : BigInt(n - 1),
      }),
    );
    const results = await Promise.allSettled(appends);
    return { ok: results.filter(({ status }) => status === "fulfilled").length };
  },
};
