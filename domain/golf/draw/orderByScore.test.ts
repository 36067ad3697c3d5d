import { expect, test } from "vitest";
import { disqualified, player, thru, to } from "../leaderboard/examples.ts";
import { orderByScore } from "./orderByScore.ts";

const withHandicap = (entry: ReturnType<typeof player>, handicap: number | null) => ({
  ...entry,
  user: { ...entry.user, handicap },
});
const names = (...entries: ReadonlyArray<ReturnType<typeof withHandicap>>) =>
  orderByScore(entries, "gross").map(({ user }) => user.firstName);

test("leaders tee off last", () => {
  const ana = withHandicap(player("Ana", to(-3)), 20);
  const ben = withHandicap(player("Ben", to(4)), 1);
  const cleo = withHandicap(player("Cleo", thru(9, 0)), 10);
  expect(names(ana, ben, cleo)).toEqual(["Ben", "Cleo", "Ana"]);
});

test("before the first score the lowest handicap is last, and none counts as 0", () => {
  const ana = withHandicap(player("Ana"), 12.4);
  const ben = withHandicap(player("Ben"), null);
  const cleo = withHandicap(player("Cleo"), 30);
  expect(names(ana, ben, cleo)).toEqual(["Cleo", "Ana", "Ben"]);
});

test("players without a score tee off before players with one", () => {
  const ana = withHandicap(player("Ana", to(20)), 30);
  const ben = withHandicap(player("Ben"), 2);
  const cleo = withHandicap(player("Cleo"), 5);
  expect(names(ana, ben, cleo)).toEqual(["Cleo", "Ben", "Ana"]);
});

test("the order in which the players are given does not matter", () => {
  const ana = withHandicap(player("Ana"), 7);
  const ben = withHandicap(player("Ben"), 7);
  expect(names(ben, ana)).toEqual(["Ana", "Ben"]);
  const out = withHandicap(disqualified(player("Dan", to(0))), 0);
  expect(names(out, ana, ben)).toHaveLength(3);
});
