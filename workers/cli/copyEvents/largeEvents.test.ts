import { Array } from "effect";
import { describe, expect } from "vitest";
import { anEvent } from "../../../infrastructure/eventStore/testing/promises.ts";
import { fillStream, readAll, test } from "./testing/stores.ts";

describe("golf copy-events to EventStoreDB", () => {
  test("takes a run of events that is larger than one append may be", async ({
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
      said: expect.stringMatching(/^Copied 100 events: both stores hold the same 100 events/),
    });
    const ids = (await readAll(esdb)).map(({ metadata }) => metadata.eventId);
    expect(ids).toEqual((await readAll(first)).map(({ metadata }) => metadata.eventId));
  });

  test("names the stream of an event that is too large, each time", async ({
    first,
    server: { connectionString: esdb },
    copyEvents,
  }) => {
    const large = "x".repeat(1024 * 1024);
    const stream = await fillStream(first, [anEvent("one"), anEvent(large), anEvent("three")]);
    const refused = {
      code: 1,
      said: `EventStoreDB takes no event as large as revision 1 of ${stream}.`,
    };
    expect(await copyEvents("--from", first, "--to", esdb)).toEqual(refused);
    expect(await copyEvents("--from", first, "--to", esdb)).toEqual(refused);
    expect(await readAll(esdb)).toHaveLength(1);
  });
}, 60_000);
