import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rankTeams } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import { RoundNumber, TeamId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import type { BoardChoice } from "../boardEvent.ts";
import { TeamTable } from "./TeamBoard.tsx";

const player = (id: typeof ana, firstName: string) => ({
  ...{ id, firstName, lastName: "Ace", handicap: null },
  playerStatus: "playing" as const,
});

const aces: TeamLeaderboardEntry = {
  team: { id: TeamId.make("6f3f0c1e-0000-4000-8000-000000000001"), name: "Aces", type: "pair" },
  players: [player(ana, "Ana"), player(ben, "Ben")],
  rounds: [
    {
      roundNumber: RoundNumber.make(1),
      ...{ grossScore: 7, adjustedScore: 6, stablefordPoints: 5 },
      ...{ par: 8, holesPlayed: 2, isComplete: false, holes: [] },
    },
  ],
  ...{ totalGross: 7, totalNet: 6, totalStableford: 5, roundCount: 1 },
};
const idle: TeamLeaderboardEntry = {
  ...aces,
  team: { id: TeamId.make("6f3f0c1e-0000-4000-8000-000000000002"), name: "Idle", type: "team" },
  ...{ players: [], rounds: [], totalGross: 0, totalNet: 0, totalStableford: 0, roundCount: 0 },
};

const rowsFor = (choice: BoardChoice) => {
  const standings = rankTeams([idle, aces], {
    ...{ ...choice, selectedRound: 1, tieBreak: "shared", numberOfRounds: 1, isCompleted: false },
  });
  const markup = renderToStaticMarkup(
    <TeamTable choice={choice} standings={standings} numberOfRounds={1} me={ben} />,
  );
  return markup.split("<tr").map((row) =>
    row
      .replace(/^[^>]*>/u, "")
      .replaceAll(/<[^>]+>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
};

test("teams stand as players do, with the names of their members", () => {
  expect(rowsFor({ view: "event-total", scoring: "gross", round: 1 }).slice(1)).toEqual([
    "POS TEAM TOTAL THRU ROUND R1 STROKES",
    "1 Aces You Ana Ace, Ben Ace -1 2 -1 7 7",
    "- Idle - - - - -",
  ]);
});
