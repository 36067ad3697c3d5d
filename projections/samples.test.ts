import { readdirSync, readFileSync } from "node:fs";
import { Schema } from "effect";
import { expect, test } from "vitest";
import { metadata } from "../domain/scorecard/examples.ts";
import { Position } from "../domain/shared/recorded.ts";
import { eventCases, openPage } from "./events.ts";

/** Events as they were once stored: one for each type and version, never to be edited or removed. */
const folder = new URL("samples/", import.meta.url);
const samples = readdirSync(folder).map((file) => {
  const [type = "", version] = file.split(".");
  const event: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  return { file, type, version: Number(version), event };
});

test.for(samples)("$file is still understood", ({ type, version, event }) => {
  const [incoming] = openPage([
    {
      position: Position.make(1),
      recordedAt: "2026-06-06T10:00:00.000Z",
      stream: "sample",
      revision: 0,
      event,
      metadata: { ...metadata(1), schemaVersion: version },
    },
  ]);
  expect(incoming?.type).toBe(type);
  const schema = Schema.Union(Object.values(eventCases));
  expect(Schema.encodeUnknownSync(schema)(incoming?.decoded().event)).toMatchObject(
    event as object,
  );
});

test("every type of event has a sample", () => {
  const first = samples.filter(({ version }) => version === 1).map(({ type }) => type);
  expect(first.toSorted()).toEqual(Object.keys(eventCases).toSorted());
});
