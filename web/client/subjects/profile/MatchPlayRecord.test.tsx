import "../../testing.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MatchPlayRecord } from "./MatchPlayRecord.tsx";

const none = { totalMatches: 0, wins: 0, losses: 0, halved: 0, winPercentage: 0 };

const words = (record: typeof none) =>
  renderToStaticMarkup(<MatchPlayRecord record={record} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("the record counts decided matches", () => {
  const record = { totalMatches: 12, wins: 7, losses: 4, halved: 1, winPercentage: 58 };
  expect(words(record)).toBe("Total Matches 12 Wins 7 Losses 4 Halved 1 Win % 58%");
});

test("before the first match it says so", () => {
  expect(words(none)).toBe("No match play records yet. Challenge someone to a match!");
});
