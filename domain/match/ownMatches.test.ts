import { expect, test } from "vitest";
import { SideGameId } from "../shared/values.ts";
import type { DerivedMatch } from "./competition.ts";
import { ana, anaBen, ben } from "./examples.ts";
import { ownMatches } from "./ownMatches.ts";

const match: DerivedMatch = {
  ...anaBen,
  sides: [[ana], [ben]],
  status: "decided",
  state: "3&2",
  leaderId: ana,
  holesPlayed: 16,
  missingHoles: [],
  result: "win",
  margin: "3&2",
  decidedBy: "scores",
  lastHole: 16,
  holes: [],
};

const seen = (changes: Partial<DerivedMatch> = {}) => {
  const own = ownMatches([{ ...match, ...changes }]);
  return [ana, ben].map((player) =>
    own
      .get(player)
      ?.map(({ result, holesUp, text }) => [result, holesUp, text].join(" "))
      .join(),
  );
};

test("the winner is up by the margin, and the loser down by it", () => {
  expect(seen()).toEqual(["win 3 won 3&2", "loss -3 lost 3&2"]);
  expect(seen({ result: "loss", leaderId: ben, margin: "2 up" })).toEqual([
    "loss -2 lost 2 up",
    "win 2 won 2 up",
  ]);
});

test("extra holes are won by one, and a walk-over by none", () => {
  expect(seen({ margin: "19 holes" })[0]).toBe("win 1 won 19 holes");
  expect(seen({ margin: null })).toEqual(["win 0 won", "loss 0 lost"]);
});

test("a halved match gives nobody a hole", () => {
  expect(seen({ result: "halved", margin: null, leaderId: null })).toEqual([
    "halved 0 halved",
    "halved 0 halved",
  ]);
});

test("an open match is up for one side and down for the other", () => {
  const running = { status: "running", result: null, margin: null, state: "2 up" } as const;
  expect(seen(running)).toEqual([" 0 2 up", " 0 2 down"]);
  expect(seen({ ...running, state: "AS", leaderId: null })).toEqual([" 0 AS", " 0 AS"]);
});

test("matches of side games decide those games and not the tournament", () => {
  const sideGameId = SideGameId.make("2c8e4f10-6b7a-4d39-8e5f-1a2b3c4d5e06");
  expect(seen({ sideGameId })).toEqual([undefined, undefined]);
});
