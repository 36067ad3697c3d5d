import { expect, test } from "vitest";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameHole } from "../../../../../contract/sideGame/sideGameResults.ts";
import { entryChange } from "./Entries.tsx";
import { wolfPoints } from "./wolfPoints.ts";

const entry = (playerId: string, distance: number | null, holeNumber = 4) => {
  return { playerId, distance, roundNumber: 1, holeNumber };
};

test("an entry tells who leads before and after it", () => {
  const game = {
    gameType: "closest_to_pin",
    entries: [entry("ana", 12), entry("ben", 20), entry("ben", 1, 6)],
  } as const;
  expect(entryChange(game, entry("ben", 8))).toEqual({ before: ["ana"], after: ["ben"] });
  expect(entryChange(game, entry("ben", 12)).after).toEqual(["ana", "ben"]);
  expect(entryChange(game, entry("ana", null)).after).toEqual(["ben"]);
  expect(entryChange({ ...game, gameType: "longest_drive" }, entry("ana", 200))).toEqual({
    before: ["ben"],
    after: ["ana"],
  });
});

const players = ["ana", "ben", "cleo", "dan"];
const wolf = {
  participants: players.map((userId) => ({ id: `p-${userId}`, userId, teamName: null })),
} as unknown as SideGame;
const hole = (scores: ReadonlyArray<number>, state = "counted") =>
  ({
    ...{ roundNumber: 1, holeNumber: 1, state, isPlayed: state !== "open" },
    results: scores.map((result, index) => {
      return { participantId: `p-${players[index]}`, result: String(result) };
    }),
  }) as unknown as SideGameHole;

test("a wolf choice tells its points before it is saved", () => {
  expect(wolfPoints(wolf, hole([3, 5, 4, 4]), { wolfId: "ana", partnerId: "ben" })).toEqual([
    1, 1, -1, -1,
  ]);
  expect(wolfPoints(wolf, hole([3, 5, 4, 4]), { wolfId: "ana", partnerId: null })).toEqual([
    3, -1, -1, -1,
  ]);
  const open = hole([3, 5], "open");
  expect(wolfPoints(wolf, open, { wolfId: "ana", partnerId: null })).toBeNull();
});
