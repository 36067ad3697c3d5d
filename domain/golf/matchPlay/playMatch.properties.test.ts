import fc from "fast-check";
import { expect, test } from "vitest";
import { commonStartHole, inOrderOfPlay } from "../orderOfPlay.ts";
import { side } from "./examples.ts";
import { afterHole, beforeFirstHole, isOver, type MatchStatus } from "./matchStatus.ts";
import type { MatchTerms } from "./matchTerms.ts";
import { playMatch } from "./playMatch.ts";
import type { MatchPlayer } from "./sideBall.ts";
import { course, player } from "./testing.ts";

const sideOf = fc
  .array(player, { minLength: 1, maxLength: 2 })
  .chain((players) => fc.boolean().map((hasLeft) => ({ ...side(...players), hasLeft })));

const terms: fc.Arbitrary<MatchTerms> = fc.record({
  course,
  scoring: fc.constantFrom("gross", "net"),
  sides: fc.tuple(sideOf, sideOf),
});

const staying = terms.map((match) => ({
  ...match,
  sides: [side(...match.sides[0].players), side(...match.sides[1].players)] as const,
}));

const mirrored = { win: "loss", loss: "win", halved: "halved" } as const;

test("swapping the sides swaps the result", () => {
  fc.assert(
    fc.property(terms, (match) => {
      const { holes: _, ...one } = playMatch(match);
      const [first, second] = match.sides;
      const { holes: __, ...other } = playMatch({ ...match, sides: [second, first] });
      expect(other).toEqual({
        ...one,
        lead: 0 - one.lead,
        result: one.result && mirrored[one.result],
      });
    }),
  );
});

test("one more hole in the order of play never changes the earlier holes or a result", () => {
  const upTo = (holes: number, match: MatchTerms): MatchTerms => {
    const [one, other] = match.sides;
    const start = commonStartHole([...one.players, ...other.players].map((each) => each.startHole));
    const known = inOrderOfPlay(match.course, start).slice(0, holes);
    const cut = ({ played, ...each }: MatchPlayer) => ({
      ...each,
      played: Object.fromEntries(
        known.flatMap(({ holeNumber }) => {
          const there = played[holeNumber];
          return there === undefined ? [] : [[holeNumber, there] as const];
        }),
      ),
    });
    return { ...match, sides: [side(...one.players.map(cut)), side(...other.players.map(cut))] };
  };
  fc.assert(
    fc.property(staying, fc.integer({ min: 0, max: 17 }), (match, holes) => {
      const before = playMatch(upTo(holes, match));
      const after = playMatch(upTo(holes + 1, match));
      expect(after.holes.slice(0, before.holes.length)).toEqual(before.holes);
      expect(before.result === null ? null : after.result).toBe(before.result);
    }),
  );
});

test("recomputing a match equals folding its holes", () => {
  fc.assert(
    fc.property(staying, (match) => {
      const { holes, lead, holesLeft } = playMatch(match);
      const folded = holes.reduce<MatchStatus>(
        (status, { winner }) => afterHole(status, winner),
        beforeFirstHole(match.course.length),
      );
      expect(folded).toMatchObject({ lead, holesLeft, holesPlayed: holes.length });
    }),
  );
});

test("a match is decided exactly when its last hole has ended it", () => {
  fc.assert(
    fc.property(staying, (match) => {
      const { holes, result, margin, state } = playMatch(match);
      const last = holes.at(-1);
      expect(result !== null).toBe(last !== undefined && isOver(last));
      expect(holes.slice(0, -1).some(isOver)).toBe(false);
      const written = /^(?:[12] up|(?:10|[2-9])&[1-8])$/.test(margin ?? "");
      expect(written).toBe((result === "win" || result === "loss") && state !== "won");
    }),
  );
});
