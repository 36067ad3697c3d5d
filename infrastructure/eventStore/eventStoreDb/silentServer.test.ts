import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Array, Effect, Stream } from "effect";
import { expect, onTestFinished } from "vitest";
import { EventLog, PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

/** A network that stays open, whether or not it brings what the server says. */
const openNetwork = async (address: string) => {
  const { hostname, port } = new URL(`tcp://${address}`);
  const servers = new Set<Socket>();
  const network = createServer((client) => {
    const server = connect(Number(port), hostname);
    servers.add(server);
    client.on("error", () => {}).on("close", () => server.destroy());
    server.on("error", () => {}).on("close", () => client.destroy());
    client.pipe(server).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(network, "listening");
  onTestFinished(() => {
    network.close();
    for (const server of servers) server.destroy();
  });
  return {
    url: `esdb://127.0.0.1:${(network.address() as AddressInfo).port}?tls=false`,
    fallSilent: () => {
      for (const server of servers) server.unpipe();
    },
  };
};

const append = EventStore.use((store) =>
  store.append(
    aStream(),
    Array.makeBy(PAGE_SIZE, (n) => anEvent(`${n}`)),
    null,
  ),
);

test("a server that falls silent in the middle of a read fails it", async ({ server }) => {
  const { url, fallSilent } = await openNetwork(server.address);
  const pages: Array<number> = [];
  const program = Effect.gen(function* () {
    const log = yield* EventLog;
    yield* Effect.forEach([1, 2, 3], () => append);
    yield* Stream.runForEach(log.after(Position.make(0)), (page) =>
      Effect.sync(() => {
        pages.push(page.length);
        fallSilent();
      }),
    );
  });
  expect(await runOn(url, Effect.flip(program))).toMatchObject({
    _tag: "EventStoreUnavailable",
    cause: "Nothing was heard for 3 seconds",
  });
  expect(pages).toEqual([PAGE_SIZE]);
});
