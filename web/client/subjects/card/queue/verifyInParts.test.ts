import { expect, test } from "vitest";
import { ScorecardId } from "../../../../../domain/shared/values.ts";
import { toastOf, verifyInParts } from "./verifyInParts.ts";

const ids = Array.from({ length: 1101 }, (_, index) =>
  ScorecardId.make(`0b6a3f0e-3c5f-4a44-9d2c-${String(index).padStart(12, "0")}`),
);
const answersTo = (part: ReadonlyArray<ScorecardId>) =>
  part.map((scorecardId) => ({ scorecardId, verified: true, error: null }));

test("more cards than the server takes at once are verified in parts, and told as one number", async () => {
  const parts: ReadonlyArray<ScorecardId>[] = [];
  const verification = await verifyInParts(ids, async (part) => {
    parts.push(part);
    return answersTo(part);
  });
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 101]);
  expect(parts.flat()).toEqual(ids);
  expect(verification.left).toEqual([]);
  expect(toastOf(verification)).toEqual({ title: "1101 scorecards verified" });
});

test("a part that fails is the last one, and tells what was done and what was not", async () => {
  const outage = new TypeError("Failed to fetch");
  let calls = 0;
  const verification = await verifyInParts(ids, async (part) => {
    calls += 1;
    if (calls === 2) throw outage;
    return answersTo(part);
  });
  expect(calls).toBe(2);
  expect(verification.failure).toBe(outage);
  expect(verification.left).toEqual(ids.slice(500));
  expect(toastOf(verification)).toEqual({
    title: "500 scorecards verified",
    description: "601 scorecards were not verified. Try again.",
    variant: "destructive",
  });
});

test("where nothing was verified, only the cards tell why", async () => {
  const verification = await verifyInParts(ids.slice(0, 2), () => Promise.reject(new Error("odd")));
  expect(verification.left).toEqual(ids.slice(0, 2));
  expect(toastOf(verification)).toBeNull();
});
