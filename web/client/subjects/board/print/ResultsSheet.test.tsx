import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, ben, cleo } from "../../../../../domain/scorecard/examples.ts";
import { TeamId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import type { BoardEvent } from "../boardEvent.ts";
import { entry, round, rowsOf } from "../testing.ts";
import { ResultsTable } from "./ResultsSheet.tsx";
import { playerLines, teamLines } from "./resultLines.ts";

const event = {
  ...{ numberOfRounds: 2, rounds: [], tieBreak: "shared", status: "completed", scoring: "gross" },
} as unknown as BoardEvent;

const rows = (lines: ReturnType<typeof playerLines>) =>
  rowsOf(
    renderToStaticMarkup(
      <ResultsTable caption="Players, Gross" lines={lines} numberOfRounds={2} isFinal />,
    ),
  );

test("the results have places with ties, whole names, every round and the total", () => {
  const entries = [
    entry(cleo, "Cleo-Wilhelmina", round(cleo, 1, 2), round(cleo, 2, -1)),
    entry(ana, "Ana", round(ana, 1, -1), round(ana, 2, 2)),
    entry(ben, "Ben", round(ben, 1, -3), round(ben, 2, 0)),
  ];
  expect(rows(playerLines(entries, [], event))).toEqual([
    "Place Name Round 1 Round 2 Strokes Total",
    "1 Ben Ace HCP 7.4 69 72 141 -3",
    "T2 Ana Ace HCP 7.4 71 74 145 +1",
    "T2 Cleo-Wilhelmina Ace HCP 7.4 74 71 145 +1",
  ]);
});

test("where points decide, the total is in points", () => {
  const entries = [entry(ana, "Ana", round(ana, 1, -1), round(ana, 2, 1))];
  const [line] = playerLines(entries, [], { ...event, scoring: "stableford" });
  expect(line?.total).toMatch(/^\d+ pts$/);
});

test("a side with one ball stands once, with the names of its members below", () => {
  const id = TeamId.make("00000000-0000-4000-8000-000000000001");
  const aces: LeaderboardEntry = {
    ...entry(ana, "Aces", round(ana, 1, -1)),
    side: { id, name: "Aces", playerIds: [ana, ben] },
  };
  const player = { handicap: 7.4, playerStatus: "playing" as const };
  const players = [
    { ...player, id: ana, firstName: "Ana", lastName: "Ace" },
    { ...player, id: ben, firstName: "Ben", lastName: "Birdie" },
  ];
  const team = { team: { id, name: "Aces", type: "pair" as const }, players };
  expect(playerLines([aces], [team], event)[0]?.members).toBe("Ana Ace, Ben Birdie");
  expect(teamLines([{ ...team, rounds: [] } as never], event)[0]).toMatchObject({
    ...{ name: "Aces", members: "Ana Ace, Ben Birdie", position: "-" },
  });
});
