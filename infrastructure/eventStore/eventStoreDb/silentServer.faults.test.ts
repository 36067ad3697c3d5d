import { Array, Effect, Stream } from "effect";
import { expect, onTestFinished } from "vitest";
import { EventLog, PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { openProxy } from "../../../web/server/faults/testing/databaseProxy.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn, test } from "./testing/fake/fixture.ts";

const append = EventStore.use((store) =>
  store.append(
    aStream(),
    Array.makeBy(PAGE_SIZE, (n) => anEvent(`${n}`)),
    null,
  ),
);

test("a read fails when the server stops sending in the middle", async ({ server }) => {
  const proxy = await openProxy();
  onTestFinished(proxy.close);
  proxy.lead(Number(server.address.split(":")[1]));
  const pages: Array<number> = [];
  const program = Effect.gen(function* () {
    const log = yield* EventLog;
    yield* Effect.forEach([1, 2, 3], () => append);
    yield* Stream.runForEach(log.after(Position.make(0)), (page) =>
      Effect.sync(() => {
        pages.push(page.length);
        proxy.fallSilent();
      }),
    );
  });
  expect(
    await runOn(`esdb://127.0.0.1:${proxy.port}?tls=false`, Effect.flip(program)),
  ).toMatchObject({
    _tag: "EventStoreUnavailable",
    cause: "Nothing was heard for 3 seconds",
  });
  expect(pages).toEqual([PAGE_SIZE]);
});
