import fc from "fast-check";
import { expect, test } from "vitest";
import { commonStartHole, inOrderOfPlay } from "../orderOfPlay.ts";
import type { Played } from "../played.ts";
import { range } from "../range.ts";
import { side } from "./examples.ts";
import type { MatchTerms } from "./matchTerms.ts";
import { playMatch } from "./playMatch.ts";
import type { MatchPlayer } from "./sideBall.ts";
import { course, hole, player } from "./testing.ts";

const singles = fc.record({
  course,
  scoring: fc.constantFrom("gross" as const, "net" as const),
  isOver: fc.boolean(),
  sides: fc.tuple(player, player).map(([one, other]) => [side(one), side(other)] as const),
});

const holesOn = (sides: MatchTerms["sides"]) =>
  sides.flatMap(({ players }, index) =>
    players.flatMap(({ played }) => Object.keys(played).map((hole) => `${index} ${hole}`)),
  );

/** The same match with only these of its holes. */
const knowing = (match: MatchTerms, known: ReadonlySet<string>): MatchTerms => {
  const [first, second] = match.sides.map(({ players }, index) =>
    side(
      ...players.map((one) => ({
        ...one,
        played: Object.fromEntries(
          Object.entries(one.played).filter(([hole]) => known.has(`${index} ${hole}`)),
        ),
      })),
    ),
  );
  return { ...match, sides: [first ?? side(), second ?? side()] };
};

test("a result stays, in whatever order the holes come in", () => {
  const shuffled = singles.chain((match) => {
    const holes = holesOn(match.sides);
    return fc.tuple(
      fc.constant({ ...match, isOver: false }),
      fc.shuffledSubarray(holes, { minLength: holes.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([match, order]) => {
      let result: string | null = null;
      let margin: string | null = null;
      for (let count = 0; count <= order.length; count += 1) {
        const now = playMatch(knowing(match, new Set(order.slice(0, count))));
        expect([result ?? now.result, margin ?? now.margin]).toEqual([now.result, now.margin]);
        ({ result, margin } = now);
      }
    }),
  );
});

test("the end of a match does not depend on what is entered behind it", () => {
  fc.assert(
    fc.property(singles, player, player, (match, ...behind) => {
      const { holesPlayed: _, ...ended } = playMatch(match);
      if (ended.result === null) return;
      const starts = match.sides.flatMap(({ players }) => players.map((one) => one.startHole));
      const order = inOrderOfPlay(match.course, commonStartHole(starts));
      const end = order.findIndex(
        ({ holeNumber }) => holeNumber === ended.holes.at(-1)?.holeNumber,
      );
      const needed = new Set(order.slice(0, end + 1).map(({ holeNumber }) => holeNumber));
      const [first, second] = match.sides.map(({ players }, index) =>
        side(
          ...players.map((one) => ({
            ...one,
            played: {
              ...Object.fromEntries(
                Object.entries(behind[index]?.played ?? {}).filter(
                  ([hole]) => !needed.has(Number(hole)),
                ),
              ),
              ...Object.fromEntries(
                Object.entries(one.played).filter(([hole]) => needed.has(Number(hole))),
              ),
            },
          })),
        ),
      );
      const { holesPlayed: __, ...other } = playMatch({
        ...match,
        sides: [first ?? side(), second ?? side()],
      });
      expect(other).toEqual(ended);
    }),
  );
});

test("the same outcomes in the same order of play make the same match, wherever it begins", () => {
  const outcomes = fc.array(fc.tuple(hole, hole), { minLength: 18, maxLength: 18 });
  const eighteen = range(1, 18).map((holeNumber) => ({ holeNumber, strokeIndex: holeNumber }));
  const playedFrom = (startHole: number, scores: ReadonlyArray<number | null>): MatchPlayer => ({
    played: Object.fromEntries(
      scores.flatMap((score, index) =>
        score === null ? [] : [[((startHole - 1 + index) % 18) + 1, score]],
      ),
    ),
    playingHandicap: 0,
    startHole,
  });
  fc.assert(
    fc.property(
      outcomes,
      fc.integer({ min: 1, max: 18 }),
      fc.boolean(),
      (scores, start, isOver) => {
        const from = (startHole: number) => {
          const sideAt = (index: 0 | 1) =>
            side(
              playedFrom(
                startHole,
                scores.map((pair) => pair[index]),
              ),
            );
          const sides = [sideAt(0), sideAt(1)] as const;
          const match = playMatch({ course: eighteen, scoring: "gross", isOver, sides });
          return {
            ...{ state: match.state, result: match.result, margin: match.margin, lead: match.lead },
            walked: match.holes.map(({ state, winner }) => [state, winner]),
            missing: match.missingHoles.length,
          };
        };
        expect(from(start)).toEqual(from(1));
      },
    ),
  );
});

test("a hole that was picked up is worth what 99 strokes are, whoever has picked up", () => {
  const pickedUp = fc.array(fc.boolean(), { minLength: 36, maxLength: 36 });
  fc.assert(
    fc.property(singles, pickedUp, (match, chosen) => {
      const having = (instead: Played) => {
        const [first, second] = match.sides.map(({ players }, index) =>
          side(
            ...players.map((one) => ({
              ...one,
              played: Object.fromEntries(
                Object.entries(one.played).map(([holeNumber, score]) => [
                  holeNumber,
                  chosen[2 * Number(holeNumber) - 1 - index] ? instead : score,
                ]),
              ),
            })),
          ),
        );
        const sides = [first ?? side(), second ?? side()] as const;
        const { holes, ...played } = playMatch({ ...match, scoring: "gross", sides });
        return { ...played, winners: holes.map(({ winner }) => winner) };
      };
      expect(having("pickedUp")).toEqual(having(99));
    }),
  );
});
