import { Array, Effect } from "effect";
import { expect } from "vitest";
import { EventStore } from "../../application/ports/EventStore.ts";
import { startProductOnFake } from "../eventStore/eventStoreDb/testing/productOnFake.ts";
import { anEvent, aStream } from "../eventStore/testing/promises.ts";
import { test } from "../postgres/testing/database.ts";
import { makeStoresAnswer } from "./answers.ts";

test("an EventStoreDB that refuses appends is read_only until it accepts one", async ({
  database,
}) => {
  const { server, product } = await startProductOnFake(database);
  const append = EventStore.use((store) => store.append(aStream(), [anEvent("one")], null));
  await Effect.gen(function* () {
    const answer = yield* makeStoresAnswer;
    expect(yield* answer).toEqual({ eventStore: "ok", database: "ok" });
    // How many times one append is tried.
    server.faults.nextAppends.push(...Array.replicate("fails" as const, 3));
    yield* Effect.flip(append);
    expect(yield* answer).toEqual({ eventStore: "read_only", database: "ok" });
    yield* append;
    expect(yield* answer).toEqual({ eventStore: "ok", database: "ok" });
  }).pipe((program) => product.runPromise(program));
});
