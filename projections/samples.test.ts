import { Schema } from "effect";
import { expect, test } from "vitest";
import { eventCases } from "../domain/events.ts";
import { samples } from "../domain/testing/samples.ts";
import { openPage } from "./engine/events.ts";

test.for(samples)("$file is still understood", ({ type, recorded }) => {
  const [incoming] = openPage([recorded]);
  expect(incoming?.type).toBe(type);
  const schema = Schema.Union(Object.values(eventCases));
  expect(Schema.encodeUnknownSync(schema)(incoming?.decoded().event)).toMatchObject(
    recorded.event as object,
  );
});

test("every type of event has a sample", () => {
  const types = new Set(samples.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(Object.keys(eventCases).toSorted());
});
