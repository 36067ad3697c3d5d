import { Schema } from "effect";
import { expect, test } from "vitest";
import { eventCases, openPage } from "./events.ts";
import { samples } from "./testing/samples.ts";

test.for(samples)("$file is still understood", ({ type, recorded }) => {
  const [incoming] = openPage([recorded]);
  expect(incoming?.type).toBe(type);
  const schema = Schema.Union(Object.values(eventCases));
  expect(Schema.encodeUnknownSync(schema)(incoming?.decoded().event)).toMatchObject(
    recorded.event as object,
  );
});

test("every type of event has a sample", () => {
  const first = samples.filter(({ version }) => version === 1).map(({ type }) => type);
  expect(first.toSorted()).toEqual(Object.keys(eventCases).toSorted());
});
