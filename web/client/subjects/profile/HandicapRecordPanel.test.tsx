import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScorecardId } from "../../../../domain/shared/values.ts";
import type { HandicapRecord } from "../../../contract/person/statistics.ts";
import { makeQueryClient } from "../../data/queryClient.ts";
import { myHandicapRecordQuery } from "./api.ts";
import { HandicapRecordPanel } from "./HandicapRecordPanel.tsx";

type Round = HandicapRecord["rounds"][number];

const aRound = (number: number, special: Partial<Round> = {}): Round => ({
  scorecardId: ScorecardId.make(`0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f${10 + number}`),
  roundDate: "2025-01-05T10:00:00.000Z",
  courseName: "Widow's Reach Links",
  gross: 88,
  adjustedGross: 88,
  cappedHoles: [],
  courseRating: 71.3,
  slopeRating: 128,
  differential: 14.7,
  index: null,
  counts: false,
  note: null,
  ...special,
});

const rounds = (count: number) => Array.from({ length: count }, (_, number) => aRound(number));

const wordsOf = (record: HandicapRecord) => {
  const queries = makeQueryClient();
  queries.setQueryData(myHandicapRecordQuery.queryKey, record);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <HandicapRecordPanel onOpenCard={() => {}} />
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
};

const none: HandicapRecord = {
  ...{ index: null, lowIndex: null, counting: 0, adjustment: 0, uncappedIndex: null, rounds: [] },
};

test("before the third round it says how many are missing", () => {
  expect(wordsOf(none)).toContain("Index N/A Low Index N/A Rounds 0");
  expect(wordsOf(none)).toContain("3 more rounds, and you have an index.");
  expect(wordsOf({ ...none, rounds: rounds(2) })).toContain(
    "One more round, and you have an index.",
  );
});

test("few rounds: one counts, and something comes off", () => {
  const record = { ...none, index: 12.7, counting: 1, adjustment: -2, rounds: rounds(3) };
  expect(wordsOf(record)).toContain("The lowest of 3 differentials counts, less 2.0.");
});

test("twenty rounds: eight count, and a cap is told", () => {
  const full = { ...none, index: 14.5, lowIndex: 10, counting: 8, rounds: rounds(20) };
  expect(wordsOf(full)).toContain("The lowest 8 of 20 differentials count.");
  expect(wordsOf(full)).not.toContain("cap holds");
  expect(wordsOf({ ...full, uncappedIndex: 16 })).toContain(
    "more than 3.0 above the low index of 10.0, and would be 16.0.",
  );
});

test("a plus index is written with its sign", () => {
  expect(wordsOf({ ...none, index: -1.2, lowIndex: -2, rounds: rounds(20) })).toContain(
    "Index +1.2 Low Index +2.0 Rounds 20",
  );
});

test("a differential is explained, with the holes that count less than was played", () => {
  const capped = { gross: 90, cappedHoles: [{ holeNumber: 4, strokes: 9, counted: 7 }] };
  const words = wordsOf({ ...none, rounds: [aRound(1, { ...capped, counts: true })] });
  expect(words).toContain("(88 − 71.3) × 113 / 128");
  expect(words).toContain("Gross 90, counted as 88: hole 4 as 7, not 9.");
  expect(wordsOf({ ...none, rounds: rounds(1) })).not.toContain("counted as");
});
