import { expect, test } from "vitest";
import { range } from "../../../../../domain/golf/range.ts";
import { HoleNumber, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { PaceOfCard } from "../../../../contract/teeSheet/pace.ts";
import { golfGroup, player } from "../testing.ts";
import { repeatsOf, roundAnalytics } from "./analytics.ts";

const round = RoundNumber.make(1);

/** The first holes of a card, and when the player entered them. */
const card = (n: number, holesPlayed: number, times: readonly [string, string] | null) => {
  const [from, until] = (times ?? []).map((time) => `2026-06-06T${time}:00Z`);
  const holes = range(1, holesPlayed).map((number) => HoleNumber.make(number));
  return {
    userId: player(n).id,
    roundNumber: round,
    holesPlayed,
    own: from && until ? { holes, from, until } : null,
  };
};

const facts = (cards: ReadonlyArray<PaceOfCard>) => ({
  groups: [
    golfGroup(1, [1, 2]),
    golfGroup(2, [3], { time: "08:10" }),
    golfGroup(3, [1], { round: 2 }),
  ],
  participants: [],
  cards,
});

test("how full a round is, and from when to when it starts", () => {
  expect(roundAnalytics(facts([]), round)).toMatchObject({
    ...{ groups: 2, seatsUsed: 3, seats: 8, unscheduled: 0 },
    ...{ firstTeeTime: "08:00", lastTeeTime: "08:10" },
    pace: [{ holesPlayed: 0, minutesPerHole: null }, { holesPlayed: 0 }],
  });
});

test("the pace comes from what players entered themselves", () => {
  const own = card(1, 3, ["08:15", "08:43"]);
  const fromTheOffice = card(3, 2, null);
  expect(roundAnalytics(facts([own, fromTheOffice]), round).pace).toMatchObject([
    { holesPlayed: 3, minutesPerHole: 14 },
    { holesPlayed: 2, minutesPerHole: null },
  ]);
});

test("who plays together in more than one round", () => {
  const groups = [
    golfGroup(1, [1, 2, 3]),
    golfGroup(2, [2, 1], { round: 2 }),
    golfGroup(3, [3, 4], { round: 2 }),
  ];
  expect(repeatsOf(groups)).toEqual([{ players: "Player 1 and Player 2", rounds: [1, 2] }]);
});
