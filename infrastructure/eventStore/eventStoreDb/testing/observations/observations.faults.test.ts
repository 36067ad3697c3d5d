import { readFileSync } from "node:fs";
import { Struct } from "effect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeEventStoreDb, startFakeEventStoreDb } from "../fake/server.ts";
import { appending } from "./appending.ts";
import { deleting } from "./deleting.ts";
import { followingLog } from "./followingLog.ts";
import { followingStreams } from "./followingStreams.ts";
import { comparable, leftOut, leftOutParts } from "./leftOut.ts";
import { metadata } from "./metadata.ts";
import { observe } from "./observe.ts";
import { readingLog } from "./readingLog.ts";
import { readingLinks, readingStreams } from "./readingStreams.ts";
import { repeating } from "./repeating.ts";

const real: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL("real-23.10.8.json", import.meta.url), "utf8"),
);

let server: FakeEventStoreDb;
let fake: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  server = await startFakeEventStoreDb();
  fake = await observe(server.connectionString, {
    ...appending,
    ...repeating,
    ...readingStreams,
    ...readingLog,
    ...readingLinks,
    ...metadata,
    ...deleting,
    ...followingStreams,
    ...followingLog,
  });
});

afterAll(() => server.stop());

const isLeftOut = (name: string) =>
  Object.keys(leftOut).some((pattern) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

const compared = (name: string, answers: Readonly<Record<string, unknown>>) => {
  const answer = comparable(answers[name]);
  const parts = leftOutParts[name]?.parts;
  return parts ? Struct.omit(answer as Record<string, unknown>, parts) : answer;
};

test.each(Object.keys(real).filter((name) => !isLeftOut(name)))(
  "the fake server answers as a real one did: %s",
  (name) => {
    expect(compared(name, fake)).toEqual(compared(name, real));
  },
);

test("every observation of the fake server exists for a real server", () => {
  expect(Object.keys(fake).filter((name) => !(name in real))).toEqual([]);
});

for (const [name, why] of Object.entries(leftOut)) {
  process.stdout.write(`Left out: observation ${name}. ${why}\n`);
}
for (const [name, { parts, why }] of Object.entries(leftOutParts)) {
  process.stdout.write(`Left out: "${parts.join(", ")}" of observation ${name}. ${why}\n`);
}
