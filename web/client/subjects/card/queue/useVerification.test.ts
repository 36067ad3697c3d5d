import { expect, test } from "vitest";
import { ScorecardId } from "../../../../../domain/shared/values.ts";
import { inParts, toastOf, undoneWords, verifiedWords } from "./useVerification.ts";

const ids = Array.from({ length: 1101 }, (_, index) =>
  ScorecardId.make(`0b6a3f0e-3c5f-4a44-9d2c-${String(index).padStart(12, "0")}`),
);
const answersTo = (part: ReadonlyArray<ScorecardId>) =>
  part.map((scorecardId) => ({ scorecardId, error: null }));

test("more cards than the server takes at once are sent in parts, and told as one number", async () => {
  const parts: ReadonlyArray<ScorecardId>[] = [];
  const decided = await inParts(ids, async (part) => {
    parts.push(part);
    return answersTo(part);
  });
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 101]);
  expect(parts.flat()).toEqual(ids);
  expect(decided).toEqual({ done: ids, refused: [], left: [] });
  expect(toastOf(decided, verifiedWords)).toEqual({ title: "1,101 scorecards verified" });
  expect(toastOf(decided, undoneWords)).toEqual({ title: "1,101 verifications taken back" });
});

test("a part that fails is the last one, and tells what was done and what was not", async () => {
  const outage = new TypeError("Failed to fetch");
  let calls = 0;
  const decided = await inParts(ids, async (part) => {
    calls += 1;
    if (calls === 2) throw outage;
    return answersTo(part);
  });
  expect(calls).toBe(2);
  expect(decided.failure).toBe(outage);
  expect(decided.left).toEqual(ids.slice(500));
  expect(toastOf(decided, verifiedWords)).toEqual({
    title: "500 scorecards verified",
    description: "601 scorecards were not verified. Try again.",
    variant: "destructive",
  });
});

test("where nothing was done, only the cards tell why", async () => {
  const failed = await inParts(ids.slice(0, 2), () => Promise.reject(new Error("odd")));
  expect(failed.left).toEqual(ids.slice(0, 2));
  expect(toastOf(failed, verifiedWords)).toBeNull();
  const [first] = ids;
  if (!first) throw new Error("no card");
  const error = "This scorecard is not verified";
  const refused = await inParts([first], async () => [{ scorecardId: first, error }]);
  expect(refused.refused).toEqual([{ scorecardId: first, error }]);
  expect(toastOf(refused, undoneWords)).toBeNull();
});
