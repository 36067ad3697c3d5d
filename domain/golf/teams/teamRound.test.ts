import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { type Card, scoreHoles } from "../roundScore.ts";
import { scoreScrambleRound, scoreTeamRound } from "./teamRound.ts";

const holes = range(1, 18).map((holeNumber) => ({ holeNumber, par: 4, strokeIndex: holeNumber }));

/** A member's card on eighteen par 4s, the first the hardest, with strokes from hole 1 on. */
const member = (playerId: string, strokes: ReadonlyArray<number>, change: Partial<Card> = {}) => ({
  playerId,
  card: {
    holes,
    played: Object.fromEntries(strokes.map((taken, index) => [index + 1, taken])),
    playingHandicap: 0,
    scoringBasis: "net" as const,
    ...change,
  },
});

describe("a team", () => {
  test("a team takes the best gross score, net score and points of a hole, whoever made them", () => {
    const ana = member("ana", [4, 6]);
    const ben = member("ben", [5, 5], { playingHandicap: 36 });
    const { holes: counted, ...round } = scoreTeamRound([ana, ben]);
    expect(counted).toEqual([
      { holeNumber: 1, par: 4, gross: 4, net: 3, points: 3, playerIds: ["ana"] },
      { holeNumber: 2, par: 4, gross: 5, net: 3, points: 3, playerIds: ["ben"] },
    ]);
    expect(round).toEqual({
      ...{ grossScore: 9, adjustedScore: 6, stablefordPoints: 6, par: 8 },
      ...{ holesPlayed: 2, isComplete: false },
    });
  });

  test("a team names everybody whose gross score counts", () => {
    const { holes: counted } = scoreTeamRound([member("ana", [4]), member("ben", [4])]);
    expect(counted.map(({ playerIds }) => playerIds)).toEqual([["ana", "ben"]]);
  });

  test("a team counts without a partner who has no score", () => {
    const alone = scoreTeamRound([member("ana", [4, 3]), member("ben", [])]);
    expect(alone).toEqual(scoreTeamRound([member("ana", [4, 3])]));
  });

  test("a team is complete when every hole has a score of one of its members", () => {
    const front = member(
      "ana",
      range(1, 9).map(() => 4),
    );
    const back = member("ben", []);
    const played = Object.fromEntries(range(10, 18).map((hole) => [hole, 5]));
    expect(scoreTeamRound([front, back]).isComplete).toBe(false);
    const both = [front, { ...back, card: { ...back.card, played } }];
    expect(scoreTeamRound(both)).toMatchObject({ isComplete: true, grossScore: 81, par: 72 });
  });

  test("a team has no holes before the first score", () =>
    expect(scoreTeamRound([member("ana", [])])).toMatchObject({
      holesPlayed: 0,
      isComplete: false,
    }));
});

describe("a hole that a member has picked up", () => {
  const pickedUp = (playerId: string) => member(playerId, [], { played: { 1: "pickedUp" } });

  test("the partner's score counts", () =>
    expect(scoreTeamRound([pickedUp("ana"), member("ben", [5])])).toMatchObject({
      ...{ grossScore: 5, holesPlayed: 1 },
    }));

  test("it is open while a partner may have a score there", () =>
    expect(scoreTeamRound([pickedUp("ana"), member("ben", [])]).holesPlayed).toBe(0));

  test("the team has picked up once all members have, and has no strokes any more", () =>
    expect(scoreTeamRound([pickedUp("ana"), pickedUp("ben")])).toMatchObject({
      ...{ grossScore: null, adjustedScore: null, stablefordPoints: 0, holesPlayed: 1 },
    }));
});

test("no member has a better hole than the team", () => {
  const anyMember = fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 18 }),
      fc.integer({ min: -3, max: 40 }),
    )
    .map(([strokes, playingHandicap]) => member("somebody", strokes, { playingHandicap }));
  fc.assert(
    fc.property(fc.array(anyMember, { maxLength: 4 }), (members) => {
      const byNumber = new Map(
        scoreTeamRound(members).holes.map((hole) => [hole.holeNumber, hole]),
      );
      for (const hole of members.flatMap(({ card }) => scoreHoles(card))) {
        const best = byNumber.get(hole.holeNumber);
        expect(best?.gross).toBeLessThanOrEqual(hole.gross ?? 0);
        expect(best?.net).toBeLessThanOrEqual(hole.net ?? 0);
        expect(best?.points).toBeGreaterThanOrEqual(hole.points);
      }
    }),
  );
});

test("in a scramble one card counts, with the handicap of the team", () => {
  const card = member("ana", [5, 4], { playingHandicap: 20 });
  expect(scoreScrambleRound(card, 1)).toMatchObject({
    ...{ grossScore: 9, adjustedScore: 8, stablefordPoints: 2 + 2, holesPlayed: 2 },
    holes: [{ net: 4, playerIds: ["ana"] }, { net: 4 }],
  });
});
