import { expect } from "vitest";
import { fill, readAll, test } from "./testing/stores.ts";

const MINUTE = 60n * 10_000_000n;

test("a copy from a server whose clock was set back has the same content", async ({
  first,
  second,
  server: { store, connectionString: esdb },
  copyEvents,
}) => {
  await fill(esdb, { streams: 10, rounds: 30 });
  for (const event of store.log.slice(501)) {
    Object.assign(event, { created: event.created - MINUTE });
  }
  const times = (await readAll(esdb)).map(({ recordedAt }) => recordedAt);
  expect(times).not.toEqual(times.toSorted());

  const { code, output } = await copyEvents("--from", esdb, "--to", first, "--json");
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('"events":600'),
  });
  const copied = (await readAll(first)).map(({ recordedAt }) => recordedAt);
  expect(copied).toEqual(copied.toSorted());
  expect(copied.slice(0, 500)).toEqual(times.slice(0, 500));

  const again = await copyEvents("--from", esdb, "--to", first, "--json");
  const onwards = await copyEvents("--from", first, "--to", second, "--json");
  const { sha256 } = JSON.parse(output);
  expect(JSON.parse(again.output)).toEqual({ events: 600, added: 0, sha256 });
  expect(JSON.parse(onwards.output)).toEqual({ events: 600, added: 600, sha256 });
});
