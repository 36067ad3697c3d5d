import { describe, expect, test } from "vitest";
import { range } from "../golf/range.ts";
import { opened } from "../scorecard/examples.ts";
import { matchIdOf } from "../shared/derivedIds.ts";
import { type PlayerId, SideGameId } from "../shared/values.ts";
import type { MatchCompetition, MatchFacts } from "./competition.ts";
import { deriveMatches } from "./deriveMatches.ts";
import {
  ana,
  anaBen,
  ben,
  benAna,
  cleo,
  dora,
  first,
  halved,
  lost,
  meeting,
  second,
  tournamentId,
  won,
} from "./examples.ts";

const competition: MatchCompetition = {
  tournamentId,
  sideGameId: null,
  scoring: "gross",
  rounds: [first],
  playerIds: [ana, ben],
  former: [],
  isDrawn: true,
};

const nothing: MatchFacts = { cards: [], leavers: [], arranged: [], groups: [] };

/** The same strokes on this many holes. */
const card = (playerId: PlayerId, holes: number, strokes: number, playingHandicap = 0) => ({
  playerId,
  round: first,
  holes: opened.course.holes,
  played: Object.fromEntries(range(1, holes).map((hole) => [hole, strokes])),
  playingHandicap,
});

const derive = (facts: Partial<MatchFacts>, changes: Partial<MatchCompetition> = {}) =>
  deriveMatches({ ...competition, ...changes }, { ...nothing, ...facts });

const only = (facts: Partial<MatchFacts>, changes?: Partial<MatchCompetition>) => {
  const [match, ...others] = derive(facts, changes);
  expect(others).toEqual([]);
  return match;
};

describe("status of a match", () => {
  test("a match is arranged until one hole has scores of both players", () => {
    expect(only({ cards: [card(ana, 3, 4)] })).toEqual({
      ...anaBen,
      sides: [[ana], [ben]],
      status: "arranged",
      missingHoles: [],
      state: "AS",
      leaderId: null,
      holesPlayed: 0,
      result: null,
      margin: null,
      decidedBy: null,
      lastHole: null,
      holes: [],
    });
  });

  test("the holes of a match have net scores, after the strokes received in the match", () => {
    const cards = [card(ana, 2, 4, 2), card(ben, 2, 4, 3)];
    expect(only({ cards }, { scoring: "net" })?.holes).toMatchObject([
      { holeNumber: 1, scores: [4, 3], winner: "second", state: "1 up" },
      { holeNumber: 2, scores: [4, 4], winner: null, state: "1 up" },
    ]);
  });

  test("a match is running once a hole has scores of both players, and shows the leader", () => {
    const cards = [card(ana, 3, 5), card(ben, 2, 4)];
    expect(only({ cards })).toMatchObject({
      status: "running",
      state: "2 up",
      leaderId: ben,
      holesPlayed: 2,
    });
  });

  test("a match is decided by the scores when the lead is larger than the holes left", () => {
    const cards = [card(ana, 18, 4), card(ben, 18, 5)];
    expect(only({ cards })).toMatchObject({
      status: "decided",
      state: "10&8",
      leaderId: ana,
      holesPlayed: 18,
      ...won("10&8"),
      decidedBy: "scores",
      lastHole: 10,
    });
  });

  test("in a net match the player with the higher handicap receives the difference", () => {
    const cards = [card(ana, 18, 4, 2), card(ben, 18, 4, 3)];
    expect(only({ cards }, { scoring: "net" })).toMatchObject(lost("1 up"));
    expect(only({ cards })).toMatchObject({ ...halved, state: "halved", leaderId: null });
  });

  test("a game can be played on some of the holes", () => {
    const cards = [card(ana, 9, 4), card(ben, 9, 5)];
    const holeNumbersOf = () => [1, 2, 3];
    expect(only({ cards }, { holeNumbersOf })).toMatchObject(won("2&1"));
  });
});

describe("players who leave", () => {
  const cards = [card(ana, 3, 4), card(ben, 3, 5)];

  test("a player who leaves loses the open match", () => {
    expect(only({ cards, leavers: [ana] })).toMatchObject({
      ...lost(null),
      state: "won",
      leaderId: ben,
      decidedBy: "scores",
      lastHole: null,
    });
  });

  test("a player who leaves wins the match when the opponent had left before", () => {
    expect(only({ cards, leavers: [ben, ana] })).toMatchObject(won(null));
  });

  test("a match without scores stays arranged when a player leaves", () => {
    expect(only({ leavers: [ana] })).toMatchObject({ status: "arranged", result: null });
  });
});

describe("pairings of the players", () => {
  const groups = [{ roundNumber: 1, playerIds: [cleo, ana, dora, ben] }];
  const four = { playerIds: [ana, ben, cleo, dora] };
  const names = (facts: Partial<MatchFacts>, changes: Partial<MatchCompetition> = {}) =>
    derive(facts, { ...four, ...changes }).map(({ playerId, opponentId }) => [
      playerId,
      opponentId,
    ]);

  test("the pairings follow from the groups", () => {
    expect(names({ groups })).toEqual([
      [cleo, ana],
      [dora, ben],
    ]);
  });

  test("in a competition without a draw only arranged matches exist", () => {
    const arranged = [{ ...anaBen, outcome: null }];
    expect(names({ groups, arranged }, { isDrawn: false })).toEqual([[ana, ben]]);
    expect(names({ groups }, { isDrawn: false, playerIds: [ana, ben] })).toEqual([]);
  });

  test("each round has its own matches", () => {
    const [one, two] = derive({}, { rounds: [first, second] });
    expect([one?.matchId, two?.matchId]).toEqual([
      anaBen.matchId,
      meeting(ana, ben, second).matchId,
    ]);
  });
});

describe("a result that an administrator recorded", () => {
  const arranged = [{ ...benAna, outcome: won("19 holes") }];

  test("a recorded result counts instead of the cards", () => {
    const cards = [card(ana, 18, 4), card(ben, 18, 5)];
    expect(only({ cards, arranged })).toMatchObject({
      ...benAna,
      status: "decided",
      state: "19 holes",
      leaderId: ben,
      holesPlayed: 18,
      ...won("19 holes"),
      decidedBy: "admin",
    });
  });

  test("a recorded result may have no margin", () => {
    const shown = (outcome: typeof halved) => only({ arranged: [{ ...anaBen, outcome }] });
    expect(shown(halved)).toMatchObject({ state: "halved", leaderId: null, holesPlayed: 0 });
    expect(shown(lost(null))).toMatchObject({ state: "won", leaderId: ben });
  });

  test("a recorded result also counts in a side game of both players, with the id of the match", () => {
    const sideGameId = SideGameId.make("2c8e4f10-6b7a-4d39-8e5f-1a2b3c4d5e06");
    expect(only({ arranged }, { sideGameId })).toMatchObject({
      sideGameId,
      matchId: benAna.matchId,
      ...won("19 holes"),
    });
    const own = { ...anaBen, sideGameId };
    expect(only({}, { sideGameId })?.matchId).toBe(matchIdOf(own));
    expect(only({}, { sideGameId })?.matchId).not.toBe(anaBen.matchId);
  });
});

describe("in a round that ends otherwise", () => {
  const played = { ...nothing, cards: [card(ana, 18, 4), card(ben, 18, 5)] };

  test("matches of a cancelled round are open again, recorded ones too", () => {
    const rulings = [{ roundNumber: 1, counts: false, holes: null }];
    const arranged = [{ ...anaBen, outcome: won("3&2") }];
    const facts = { ...played, rulings, leavers: [ben] };
    for (const each of [facts, { ...facts, arranged }]) {
      expect(deriveMatches(competition, each)).toMatchObject([
        { status: "arranged", state: "AS", result: null, leaderId: null },
      ]);
    }
  });

  test("a match is decided over the holes that count", () => {
    const rulings = [{ roundNumber: 1, counts: true, holes: [1, 2, 3, 4] }];
    expect(deriveMatches(competition, { ...played, rulings })).toMatchObject([
      { status: "decided", state: "3&1" },
    ]);
  });
});
