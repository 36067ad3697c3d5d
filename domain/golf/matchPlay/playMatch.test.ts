import { describe, expect, test } from "vitest";
import type { Played } from "../played.ts";
import { range } from "../range.ts";
import { course, each, player, side } from "./examples.ts";
import type { MatchSide } from "./matchTerms.ts";
import { playMatch } from "./playMatch.ts";

const gross = (first: MatchSide, second: MatchSide, holes = 18) =>
  playMatch({ course: course(holes), scoring: "gross", sides: [first, second] });

const net = (first: MatchSide, second: MatchSide, holes = 18) =>
  playMatch({ course: course(holes), scoring: "net", sides: [first, second] });

describe("nine holes of Jack and Jill", () => {
  // Source: http://web2.golfsoftware.net/2269/WD/Match%20Play%20Scoring.html
  const jack = side(player([4, 5, 9, 5, 7, 5, 3, 4, 5]));
  const jill = side(player([4, 6, 5, 5, 4, 6, 4, 4, 6]));
  const match = gross(jack, jill, 9);

  test("each hole tells the status of the match after it", () => {
    expect(match.holes.map(({ lead }) => lead)).toEqual([0, 1, 0, 0, -1, 0, 1, 1, 2]);
    expect(match.holes.map(({ state }) => state)).toEqual(
      ["AS", "1 up", "AS", "AS", "1 up", "AS", "1 up", "1 up", "2 up"], // prettier
    );
    expect(match.holes.filter((hole) => hole.isDormie).map((hole) => hole.holeNumber)).toEqual([8]);
  });

  test("Jack wins 2 up", () => {
    expect(match).toMatchObject({ result: "win", margin: "2 up", state: "2 up", holesPlayed: 9 });
    expect(gross(jill, jack, 9)).toMatchObject({ result: "loss", margin: "2 up", lead: -2 });
  });
});

describe("the end of a match", () => {
  test("four up after the 15th of 18 is won 4&3", () => {
    // Source: http://www.leaderboard.com/GLOSSARY_SCORINGMATCHPLAY
    const match = gross(
      side(player([...each(4, 3), ...each(11, 4)])),
      side(player([...each(15, 4)])),
    );
    expect(match).toMatchObject({ result: "win", margin: "4&3", holesPlayed: 15, holesLeft: 3 });
  });

  test("the longest result of 18 holes is 10&8", () => {
    expect(gross(side(player(each(18, 5))), side(player(each(18, 4))))).toMatchObject({
      result: "loss",
      margin: "10&8",
      state: "10&8",
      lead: -10,
      holesPlayed: 18,
    });
  });

  test("holes after the end do not belong to the match", () => {
    const match = gross(side(player(each(18, 3))), side(player([...each(10, 4), ...each(8, 2)])));
    expect(match).toMatchObject({ result: "win", margin: "10&8" });
    expect(match.holes).toHaveLength(10);
  });

  test.for([
    { name: "a lead of one hole", scores: [3, ...each(17, 4)], margin: "1 up", result: "win" },
    {
      name: "a last hole won while dormie",
      scores: [3, ...each(16, 4), 3],
      margin: "2 up",
      result: "win",
    },
    {
      name: "a lead of the other side",
      scores: [5, ...each(17, 4)],
      margin: "1 up",
      result: "loss",
    },
  ] as const)("a match can be decided on the last hole: $name", ({ scores, margin, result }) => {
    const match = gross(side(player(scores)), side(player(each(18, 4))));
    expect(match).toMatchObject({ margin, state: margin, result, holesLeft: 0 });
  });

  test("a match that is level after the last hole is halved", () => {
    const match = gross(side(player(each(18, 4))), side(player(each(18, 4))));
    expect(match).toMatchObject({ margin: null, state: "halved", result: "halved" });
  });
});

describe("an open match", () => {
  test("before the first hole a match is all square", () => {
    expect(gross(side(player([])), side(player([4])))).toMatchObject({
      hasStarted: false,
      holesPlayed: 0,
      holesLeft: 18,
      state: "AS",
      result: null,
      margin: null,
    });
  });

  test("a hole that is empty for a side is passed over and named, once one behind it is decided", () => {
    const match = gross(side(player([4, null, 3])), side(player([5, 4, 4])));
    expect(match).toMatchObject({ hasStarted: true, holesPlayed: 2, lead: 2, holesLeft: 16 });
    expect(match.missingHoles).toEqual([2]);
    expect(gross(side(player([4, null])), side(player([5, 4]))).missingHoles).toEqual([]);
  });

  test("a match is dormie when the lead equals the holes left", () => {
    const match = gross(side(player([3, 3, ...each(14, 4)])), side(player(each(16, 4))));
    expect(match).toMatchObject({ isDormie: true, state: "2 up", result: null, holesLeft: 2 });
  });

  test("a match on a course without holes never ends", () => {
    expect(gross(side(player([])), side(player([])), 0)).toMatchObject({
      result: null,
      state: "AS",
    });
  });
});

describe("strokes received in a match", () => {
  test("the player with the higher handicap receives the difference on the lowest stroke indexes", () => {
    const match = net(side(player(each(18, 4), 3)), side(player(each(18, 4), 12)));
    const won = match.holes.filter(({ winner }) => winner === "second");
    expect(won.map(({ holeNumber }) => holeNumber)).toEqual(range(1, 9));
    expect(match).toMatchObject({ result: "loss", margin: "9&8" });
  });

  test("in a gross match nobody receives strokes", () => {
    expect(gross(side(player(each(18, 4), 3)), side(player(each(18, 4), 12)))).toMatchObject({
      result: "halved",
    });
  });

  test("a plus handicap adds to the difference of the handicaps", () => {
    const match = net(side(player(each(18, 4), -2)), side(player(each(18, 4), 0)));
    expect(match).toMatchObject({ result: "loss", lead: -2 });
    expect(match.holes.slice(0, 3).map(({ lead }) => lead)).toEqual([-1, -2, -2]);
  });

  test("in a match of nine holes the difference is spread over nine holes", () => {
    const match = net(side(player(each(9, 5), 11)), side(player(each(9, 4), 0)), 9);
    expect(match.holes.map(({ winner }) => winner).slice(0, 4)).toEqual([
      "first",
      "first",
      null,
      null,
    ]);
  });

  test("in a four-ball each player receives the difference to the lowest handicap of the four", () => {
    const lowest = player(each(18, 4), 5);
    const partner = player(each(18, 6), 9);
    const seven = player(each(18, 5), 7);
    const twentyThree = player(each(18, 5), 23);
    const match = net(side(lowest, partner), side(seven, twentyThree));
    // 23 receives one stroke on every hole, which halves the hole against 4.
    expect(match).toMatchObject({ result: "halved" });
  });
});

describe("a hole that was picked up", () => {
  const state = (first: ReadonlyArray<Played | null>, second: ReadonlyArray<Played | null>) =>
    gross(side(player(first)), side(player(second)));

  test("it is lost to every score, and halved when both sides have picked up", () => {
    expect(state(["pickedUp"], [12])).toMatchObject({ lead: -1, holes: [{ scores: [null, 12] }] });
    expect(state(["pickedUp"], ["pickedUp"])).toMatchObject({ lead: 0, holesPlayed: 1 });
  });

  test("it is lost by who conceded it, also when the other side has picked up", () => {
    expect(state(["conceded"], ["pickedUp"])).toMatchObject({ lead: -1, holesPlayed: 1 });
    expect(state(["pickedUp"], ["conceded"])).toMatchObject({ lead: 1 });
    expect(state(["conceded"], ["conceded"])).toMatchObject({ lead: 0 });
  });

  test("it is open while the partner of who picked up may still have a score", () => {
    const partners = (second: ReadonlyArray<Played | null>) =>
      gross(side(player(["conceded"]), player(second)), side(player([5]), player([null])));
    expect(partners([null])).toMatchObject({ holesPlayed: 0 });
    expect(partners([4])).toMatchObject({ lead: 1 });
    expect(partners(["pickedUp"])).toMatchObject({ lead: -1 });
  });

  test("eight holes won and one of them not entered are a won match, 8&7 once it is", () => {
    const others = [...each(2, 5), null, ...each(5, 5), ...each(10, 4)];
    expect(state(each(18, 4), others)).toMatchObject({
      ...{ result: "win", state: "won", margin: null, missingHoles: [3] },
    });
    const conceded = others.map((score): Played => score ?? "conceded");
    expect(state(each(18, 4), conceded)).toMatchObject({ margin: "8&7", missingHoles: [] });
  });
});

describe("a match of players who began on another hole than the first", () => {
  // Three up after three holes from the tenth on, the rest halved up to the seventh.
  const winner = player([...each(9, 4), ...each(3, 3), ...each(6, 4)]);
  const loser = player([...each(7, 4), null, null, ...each(9, 4)]);
  const from = (first: number, second: number) =>
    gross(side({ ...winner, startHole: first }), side({ ...loser, startHole: second }));

  test("it ends early in the order of play", () => {
    expect(from(10, 10)).toMatchObject({ state: "3&2", result: "win", missingHoles: [] });
    expect(from(10, 10).holes.at(-1)?.holeNumber).toBe(7);
    expect(from(1, 1)).toMatchObject({ state: "won", margin: null, missingHoles: [8, 9] });
  });

  test("it goes by numbers when they began on different holes, and no hole is missing while it may be played", () => {
    expect(from(1, 10)).toMatchObject({ state: "won", margin: null, missingHoles: [] });
  });
});

describe("a match whose event is over", () => {
  const over = (first: ReadonlyArray<Played | null>, second: ReadonlyArray<Played | null>) =>
    playMatch({
      ...{ course: course(18), scoring: "gross", isOver: true },
      sides: [side(player(first)), side(player(second))],
    });

  test("a hole that is empty for one side alone is lost by it", () => {
    expect(over(each(18, 4), [...each(17, 4), null])).toMatchObject({ state: "1 up" });
    expect(over(each(18, 4), [null, ...each(17, 4)])).toMatchObject({ state: "1 up" });
  });

  test("holes that are empty for both decide nothing, and the match stays as it stood", () => {
    const match = over([3, 3, ...each(12, 4)], each(14, 4));
    expect(match).toMatchObject({ state: "2 up after 14, not finished", result: null });
  });

  test("a player without any score loses nothing by it, as only the office knows why", () => {
    expect(over(each(18, 4), [])).toMatchObject({ result: null, state: "AS", hasStarted: false });
  });
});
