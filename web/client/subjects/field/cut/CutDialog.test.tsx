import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, ben, cleo, tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../../domain/shared/derivedIds.ts";
import { type PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { WhoPlaysOn } from "./CutDialog.tsx";
import { cutPreview, roundsToCut } from "./cutPreview.ts";

const round = (playerId: PlayerId, roundNumber: number, toPar: number, holesPlayed = 18) => {
  const number = RoundNumber.make(roundNumber);
  return {
    roundNumber: number,
    scorecardId: scorecardIdOf({ tournamentId, playerId, round: number }),
    grossScore: holesPlayed * 4 + toPar,
    adjustedScore: holesPlayed * 4 + toPar,
    stablefordPoints: holesPlayed * 2 - toPar,
    par: holesPlayed * 4,
    holesPlayed,
    isComplete: holesPlayed === 18,
    isReturned: false,
    countback: null,
    latest: null,
  };
};

const entry = (
  id: PlayerId,
  firstName: string,
  rounds: LeaderboardEntry["rounds"],
  playerStatus: LeaderboardEntry["playerStatus"] = "playing",
) =>
  ({
    user: { id, firstName, lastName: "Ace", handicap: 7.4, profileImage: null },
    rounds,
    playerStatus,
  }) as LeaderboardEntry;

const board = [
  entry(cleo, "Cleo", [round(cleo, 1, 9)]),
  entry(ana, "Ana", [round(ana, 1, -2)]),
  entry(ben, "Ben", [round(ben, 1, -2)]),
];
const terms = { afterRound: 1, top: 1, ties: true, withinStrokes: null };

test("the preview names places and scores, those who play on first", () => {
  const { playOn, goHome, cutLine } = cutPreview(board, terms, "gross");
  expect(playOn.map(({ place, total }) => [place, total])).toEqual([
    ["T1", "-2"],
    ["T1", "-2"],
  ]);
  expect(goHome).toEqual([{ id: cleo, place: "3", name: "Cleo Ace", total: "+9" }]);
  expect(cutLine).toBe("-2");
});

test("both are on screen with their numbers", () => {
  const text = renderToStaticMarkup(<WhoPlaysOn {...cutPreview(board, terms, "gross")} />);
  expect(text).toContain("Cut line -2: 2 play on, 1 miss the cut.");
  expect(text).toMatch(/Miss the cut \(1\).*Cleo Ace.*\+9/su);
});

test.for([
  ["everybody has finished the round", board, [1]],
  ["somebody is still out", [...board, entry(ana, "Dora", [round(ana, 1, 0, 9)])], []],
  [
    "a later round has scores",
    [...board, entry(ana, "Dora", [round(ana, 1, 0), round(ana, 2, 0, 1)])],
    [],
  ],
  [
    "an earlier cut sent somebody home",
    [...board.slice(1), entry(cleo, "Cleo", [round(cleo, 1, 9)], "missed_cut")],
    [1],
  ],
  ["nobody plays", [], []],
] as const)("a cut is offered as it would be taken: %s", ([, entries, rounds]) => {
  expect(roundsToCut(entries, 3)).toEqual(rounds);
});
