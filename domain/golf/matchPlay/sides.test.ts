import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { course, each, player, side } from "./examples.ts";
import type { MatchSide } from "./matchTerms.ts";
import { playMatch } from "./playMatch.ts";

const gross = (first: MatchSide, second: MatchSide) =>
  playMatch({ course: course(18), scoring: "gross", sides: [first, second] });

const afterLeaving = (leaving: MatchSide): MatchSide => ({ ...leaving, hasLeft: true });

describe("four-ball", () => {
  test("the better ball of the partners counts", () => {
    const match = gross(
      side(player([5, 3, 4]), player([4, 6, 4])),
      side(player([4, 4, 5]), player([5, 4, 3])),
    );
    expect(match.holes.map(({ lead }) => lead)).toEqual([0, 1, 0]);
  });

  test("a partner without a score does not count, and a side without any score has none", () => {
    const alone = side(player([null, 4]), player([4, null, null]));
    expect(gross(alone, side(player([5, 5, 5])))).toMatchObject({ holesPlayed: 2, lead: 2 });
  });
});

describe("a match over a part of the holes", () => {
  const first = side(player([...each(9, 3), ...each(9, 5)]));
  const second = side(player(each(18, 4)));
  const over = (from: number, to: number) =>
    playMatch({
      course: course(18),
      holeNumbers: range(from, to),
      scoring: "gross",
      sides: [first, second],
    });

  test("a match over the back nine starts level", () => {
    expect(over(1, 9)).toMatchObject({ result: "win", margin: "5&4" });
    expect(over(10, 18)).toMatchObject({ result: "loss", margin: "5&4" });
    expect(over(1, 18)).toMatchObject({ result: "halved" });
  });

  test("strokes are received on the holes where the whole course gives them", () => {
    const back = playMatch({
      course: course(18),
      holeNumbers: range(10, 18),
      scoring: "net",
      sides: [side(player(each(18, 4), 10)), side(player(each(18, 4), 0))],
    });
    expect(back.holes.map(({ lead }) => lead)).toEqual(each(9, 1));
  });
});

describe("a side that leaves", () => {
  const two = side(player([4, 4]));
  const up = side(player([3, 3]));

  test("a side that leaves loses the open match, even if it is up", () => {
    expect(gross(afterLeaving(up), two)).toMatchObject({
      result: "loss",
      margin: null,
      state: "won",
    });
    expect(gross(two, afterLeaving(up))).toMatchObject({ result: "win", margin: null });
  });

  test("a side that leaves before its first hole loses once the other side has begun", () => {
    expect(gross(afterLeaving(side()), two)).toMatchObject({ result: "loss", hasStarted: false });
    expect(gross(afterLeaving(side()), side(player([])))).toMatchObject({
      result: null,
      state: "AS",
    });
  });

  test("a side that leaves keeps a result that was decided before", () => {
    const winner = side(player(each(10, 3)));
    expect(gross(afterLeaving(winner), side(player(each(10, 4))))).toMatchObject({
      result: "win",
      margin: "10&8",
    });
  });

  test("a side that leaves wins nothing when the other side has left as well", () => {
    expect(gross(afterLeaving(up), afterLeaving(two))).toMatchObject({
      result: null,
      state: "2 up",
    });
  });
});
