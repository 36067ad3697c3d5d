import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { movement } from "../../../../../domain/golf/leaderboard/movement.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { ana, ben, cleo } from "../../../../../domain/scorecard/examples.ts";
import { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { type BoardChoice, type BoardEvent, boardOptions, firstChoiceOf } from "../boardEvent.ts";
import { entry, round, rowsOf } from "../testing.ts";
import { BoardTable } from "./BoardTable.tsx";

const event = { numberOfRounds: 2, tieBreak: "shared", status: "active" } as BoardEvent;
const entries = [
  entry(cleo, "Cleo", round(cleo, 1, 2), round(cleo, 2, -5, 9)),
  entry(ana, "Ana", round(ana, 1, -1), round(ana, 2, 1, 10)),
  entry(ben, "Ben"),
];

const draw = (
  choice: Partial<BoardChoice> = {},
  me: PlayerId | null = null,
  on: ReadonlyArray<LeaderboardEntry> = entries,
) => {
  const options = boardOptions(event, { ...firstChoiceOf({ scoring: "gross" }), ...choice });
  return renderToStaticMarkup(
    <BoardTable
      caption="Leaderboard, Event Total, Gross"
      standings={rankLeaderboard(on, options)}
      gained={movement(on, options)}
      numberOfRounds={2}
      hasLastHoles={choice.view !== "single-round"}
      me={me}
      hasHandicaps
      onOpenCard={() => undefined}
    />,
  );
};

test("a board has the columns of the documents, places, movement, scores and my own row", () => {
  expect(rowsOf(draw({}, ana))).toEqual([
    "POS PLAYER TOTAL THRU ROUND R1 R2 STROKES",
    "1 1 place up Cleo Ace HCP 7.4 Last 2 holes: par, birdie -3 9 -5 74 31 105",
    "2 1 place down Ana Ace You HCP 7.4 Last 2 holes: par, birdie E 10 +1 71 41 112",
    "- Ben Ace HCP 7.4 - - - - - -",
  ]);
});

test("beside the places of one round there are no holes of another", () => {
  expect(rowsOf(draw({ view: "single-round" })).join()).not.toContain("Last");
});

test("Stableford prints points", () => {
  expect(rowsOf(draw({ scoring: "stableford" }))[1]).toContain("57 pts 9 23 pts 34 23");
});

test("each score of a round opens its card, and says whose it is", () => {
  const buttons = draw().match(/aria-label="[^"]*scorecard[^"]*"/g);
  expect(buttons).toHaveLength(4);
  expect(buttons?.[0]).toBe('aria-label="74, scorecard of Cleo Ace, round 1"');
});

test("the name of a player opens the latest card, and without a card it opens nothing", () => {
  const names = draw().match(/<button[^>]*aria-haspopup="dialog"[^>]*>/g);
  expect(names).toHaveLength(2);
  expect(draw()).not.toMatch(/<button[^>]*>(<[^>]*>)*Ben Ace/);
});

test("a long board begins with its first rows, before the others are rendered", () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    entry(PlayerId.make(randomUUID()), `Player ${n}`),
  );
  expect(rowsOf(draw({}, null, many))).toHaveLength(1 + 40);
});

test("the table has a caption", () => {
  expect(draw()).toContain("Leaderboard, Event Total, Gross");
});
