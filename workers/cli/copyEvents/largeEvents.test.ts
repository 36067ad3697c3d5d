import { Array } from "effect";
import { describe, expect } from "vitest";
import { anEvent } from "../../../infrastructure/eventStore/testing/promises.ts";
import { fillStream, readAll, test } from "./testing/stores.ts";

describe("golf copy-events to EventStoreDB", () => {
  test("events that are together too large for one append are copied", async ({
    first,
    server: { connectionString: esdb },
    copyEvents,
  }) => {
    await fillStream(
      first,
      Array.makeBy(100, () => anEvent("x".repeat(12_000))),
    );
    expect(await copyEvents("--from", first, "--to", esdb)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Copied 100 events: both stores hold the same 100 events/),
    });
    const ids = (await readAll(esdb)).map(({ metadata }) => metadata.eventId);
    expect(ids).toEqual((await readAll(first)).map(({ metadata }) => metadata.eventId));
  });

  test("an event that is too large is named with its stream each time", async ({
    first,
    server: { connectionString: esdb },
    copyEvents,
  }) => {
    const large = "x".repeat(1024 * 1024);
    const stream = await fillStream(first, [anEvent("one"), anEvent(large), anEvent("three")]);
    const refused = {
      code: 1,
      output: `EventStoreDB takes no event as large as revision 1 of ${stream}.`,
    };
    expect(await copyEvents("--from", first, "--to", esdb)).toEqual(refused);
    expect(await copyEvents("--from", first, "--to", esdb)).toEqual(refused);
    expect(await readAll(esdb)).toHaveLength(1);
  });
});
