import { describe, expect, test } from "vitest";
import { card, joined, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";

const only = (...holes: ReadonlyArray<number>) => [{ roundNumber: 1, counts: true, holes }];
const cancelled = [{ roundNumber: 1, counts: false, holes: null }];

describe("skins on a round that was shortened", () => {
  test("are won for their own value, and those that do not count are paid to nobody", () => {
    const cards = [card("Ana", [3, 4, 4, 4]), card("Ben", [4, 3, 3, 3])];
    const game = sideGame({ terms: terms(4), cards, rulings: only(1, 2) });
    expect(moneyOf(game)).toEqual({ Ana: 100, Ben: 100 });
    expect(settle(game)).toMatchObject({ status: "final", purse: 400, unclaimed: 200 });
  });

  test("are carried over a hole that does not count", () => {
    const cards = [card("Ana", [4, 3, 3, 4]), card("Ben", [4, 4, 4, 4])];
    const game = sideGame({ terms: terms(4), cards, rulings: only(1, 3, 4) });
    expect(moneyOf(game)).toEqual({ Ana: 200 });
  });

  test("do not wait for who has not played the holes that do not count", () => {
    const cards = [card("Ana", [3, 4, 4, 4]), card("Ben", [4, 4])];
    expect(settle(sideGame({ terms: terms(4), cards, rulings: only(1, 2) })).status).toBe("final");
  });
});

test("of a cancelled round nothing is paid", () => {
  const cards = [card("Ana", [3, 3, 3, 3]), card("Ben", [4, 4, 4, 4])];
  const game = sideGame({ terms: terms(4), cards, rulings: cancelled, isCompleted: true });
  expect(settle(game)).toMatchObject({ unclaimed: 400, winnings: [] });
});

describe("a match of a round that ends otherwise", () => {
  const eighteen = (strokes: number) => Array.from({ length: 18 }, () => strokes);
  const cards = [card("Ana", eighteen(3)), card("Ben", eighteen(4))];
  const nassau = { ...terms(18), gameType: "nassau" as const };

  test("is open again, whatever was recorded and whoever has left", () => {
    const arranged = {
      ...{ matchId: "m", roundNumber: 1, playerId: "Ana", opponentId: "Ben" },
      ...{ result: "win" as const, margin: "3&2" },
    };
    const game = sideGame({
      ...{ terms: { ...nassau, gameType: "match_play" }, cards, rulings: cancelled },
      participants: [joined("Ana"), joined("Ben", { playerStatus: "withdrawn" })],
      ...{ arrangedMatches: [arranged], leavers: ["Ben"] },
    });
    expect(settle(game).matches).toMatchObject([{ status: "arranged", result: null }]);
    expect(settle(game).winnings).toEqual([]);
  });

  test("pays of a Nassau the nine that count and the match over them", () => {
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const [match] = settle(sideGame({ terms: nassau, cards, rulings: only(...nine) })).matches;
    expect(match?.bets.map(({ name, status, state }) => [name, status, state])).toEqual([
      ["front", "decided", "5&4"],
      ["back", "arranged", "AS"],
      ["overall", "decided", "5&4"],
    ]);
  });
});
