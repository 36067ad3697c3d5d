import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { course, each, player, side } from "./examples.ts";
import { type MatchSide, playMatch } from "./playMatch.ts";

const gross = (first: MatchSide, second: MatchSide) =>
  playMatch({ course: course(18), scoring: "gross", sides: [first, second] });

const gone = (leaving: MatchSide): MatchSide => ({ ...leaving, hasLeft: true });

describe("four-ball", () => {
  test("the better ball of the partners counts", () => {
    const match = gross(
      side(player([5, 3, 4]), player([4, 6, 4])),
      side(player([4, 4, 5]), player([5, 4, 3])),
    );
    expect(match.holes.map(({ lead }) => lead)).toEqual([0, 1, 0]);
  });

  test("a partner without a score does not count, a side without any has none", () => {
    const alone = side(player([null, 4]), player([4, null, null]));
    expect(gross(alone, side(player([5, 5, 5])))).toMatchObject({ holesPlayed: 2, lead: 2 });
  });
});

describe("a part of the holes", () => {
  const first = side(player([...each(9, 3), ...each(9, 5)]));
  const second = side(player(each(18, 4)));
  const over = (from: number, to: number) =>
    playMatch({
      course: course(18),
      holeNumbers: range(from, to),
      scoring: "gross",
      sides: [first, second],
    });

  test("the back nine starts level", () => {
    expect(over(1, 9)).toMatchObject({ result: "win", margin: "5&4" });
    expect(over(10, 18)).toMatchObject({ result: "loss", margin: "5&4" });
    expect(over(1, 18)).toMatchObject({ result: "halved" });
  });

  test("strokes stay where the whole course gives them", () => {
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

  test("loses the open match, whoever is up", () => {
    expect(gross(gone(up), two)).toMatchObject({ result: "loss", margin: null, state: "won" });
    expect(gross(two, gone(up))).toMatchObject({ result: "win", margin: null });
  });

  test("loses it also before a hole is played, once the other side has begun", () => {
    expect(gross(gone(side()), two)).toMatchObject({ result: "loss", hasStarted: false });
    expect(gross(gone(side()), side(player([])))).toMatchObject({ result: null, state: "AS" });
  });

  test("keeps what was decided before", () => {
    const winner = side(player(each(10, 3)));
    expect(gross(gone(winner), side(player(each(10, 4))))).toMatchObject({
      result: "win",
      margin: "10&8",
    });
  });

  test("wins nothing when the other has left as well", () => {
    expect(gross(gone(up), gone(two))).toMatchObject({ result: null, state: "2 up" });
  });
});
