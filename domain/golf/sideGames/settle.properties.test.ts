import fc from "fast-check";
import { expect, test } from "vitest";
import type { Played } from "../played.ts";
import { range } from "../range.ts";
import { type GameType, gameTraits, gameTypes } from "./gameTypes.ts";
import { settle } from "./settle.ts";
import type { SideGame } from "./sideGame.ts";
import { gameOf, rounds, stakesOf } from "./testing/games.ts";
import { momentsOf } from "./testing/moments.ts";

const anyGame = gameOf(gameTypes);
const byTheHole = gameTypes.filter((type) => gameTraits[type].paidBy === "hole");

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, each) => total + each, 0);

const ranks = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 });

test("at every moment winnings and unclaimed money add up to the purse, to the cent", () => {
  fc.assert(
    fc.property(anyGame, ranks, (game, order) => {
      for (const moment of momentsOf(game, order)) {
        const settled = settle(moment);
        const paid = sum(settled.winnings.map(({ amount }) => amount));
        expect(paid + settled.unclaimed).toBe(settled.purse);
        expect(settled.unclaimed).toBeGreaterThanOrEqual(0);
        expect(settled.winnings.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(
          true,
        );
        expect(sum(settled.standing.map(({ winnings }) => winnings))).toBe(paid);
      }
    }),
    { numRuns: 30 },
  );
});

test("in a game by the hole the winnings of the holes add up to all winnings", () => {
  fc.assert(
    fc.property(gameOf(byTheHole), (game) => {
      const { holes, winnings, purse } = settle(game);
      const onHoles = holes.flatMap(({ results }) => results.map((result) => result.winnings));
      expect(sum(onHoles)).toBe(sum(winnings.map(({ amount }) => amount)));
      expect(sum(holes.map(({ value }) => value))).toBe(purse);
    }),
  );
});

test("the order of cards, records, groups and matches does not change the settlement", () => {
  const shuffled = anyGame.chain((game) =>
    fc.record({
      cards: fc.shuffledSubarray([...game.cards], { minLength: game.cards.length }),
      records: fc.shuffledSubarray([...game.records], { minLength: game.records.length }),
      groups: fc.shuffledSubarray([...game.groups], { minLength: game.groups.length }),
      arrangedMatches: fc.constant(game.arrangedMatches.toReversed()),
      game: fc.constant(game),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ game, ...change }) => {
      expect(settle({ ...game, ...change })).toEqual(settle(game));
    }),
  );
});

test("when two players swap all their data, they swap their winnings", () => {
  const together = 720 * 4 * rounds.length;
  fc.assert(
    fc.property(anyGame, fc.boolean(), (game, isCombined) => {
      // Without leftover cents, the order of joining affects only the order of lists.
      const stakes = stakesOf([together, together], isCombined);
      const payoutStructure = [100];
      const before = {
        ...game,
        terms: { ...game.terms, stakes, payoutStructure, gameFormat: "individual" },
      } as const;
      const swap = (text: string) =>
        text.replaceAll(/"(?:Ana|Ben)"/g, (name) => (name === '"Ana"' ? '"Ben"' : '"Ana"'));
      const after = JSON.parse(swap(JSON.stringify(before)));
      const moneyOf = (of: SideGame) =>
        settle(of).winnings.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
      const swapped = JSON.parse(swap(JSON.stringify(settle(before).winnings)));
      expect(moneyOf(after)).toEqual(
        swapped.toSorted((a: { playerId: string }, b: { playerId: string }) =>
          a.playerId < b.playerId ? -1 : 1,
        ),
      );
    }),
  );
});

const running = (types: ReadonlyArray<GameType>) =>
  gameOf(types, false).map((game) => ({ ...game, isCompleted: false }));

test("in whatever order scores come in, a settled hole keeps its winner, who never wins less", () => {
  const byTheHole = gameTypes.filter((type) => gameTraits[type].paidBy !== "match");
  fc.assert(
    fc.property(running(byTheHole), ranks, (game, order) => {
      const moments = momentsOf(game, order).map((moment) => settle(moment).holes);
      for (const [index, before] of moments.entries()) {
        for (const [at, hole] of before.entries()) {
          const after = moments[index + 1]?.[at] ?? hole;
          if (hole.state === "open") continue;
          const { state, value, winnerIds } = hole;
          expect(after).toMatchObject({ state, value, winnerIds });
          expect(after.carriedIn).toBeGreaterThanOrEqual(hole.carriedIn);
          for (const [place, result] of hole.results.entries()) {
            expect(after.results[place]?.winnings).toBeGreaterThanOrEqual(result.winnings);
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("another score in the order of play never changes a hole that was settled before", () => {
  fc.assert(
    fc.property(running(gameTypes), (game) => {
      const moments = momentsOf(game, [0]).map((moment) => settle(moment).holes);
      for (const [index, before] of moments.entries()) {
        const after = moments[index + 1] ?? before;
        const counted = before.filter(({ state }) => state !== "open");
        const same = after.filter((_, at) => before[at]?.state !== "open");
        expect(same).toEqual(counted);
      }
    }),
    { numRuns: 30 },
  );
});

test("a hole that was picked up is worth what 99 strokes are, totals of a side apart", () => {
  const types = gameTypes.filter((type) => gameTraits[type].standing !== "strokes");
  const pickedUp = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(running(types), pickedUp, (game, chosen) => {
      // On each hole one player has picked up, and everybody else has a score.
      const having = (instead: Played) => {
        const cards = game.cards.map((each, index) => ({
          ...each,
          played: Object.fromEntries(
            range(1, 4).map((hole): [number, Played] => {
              const isPickedUp = chosen[hole] === true && index === hole % game.cards.length;
              return [hole, isPickedUp ? instead : (each.played[hole] ?? 4)];
            }),
          ),
        }));
        const { standing, holes, matches, ...settled } = settle({ ...game, cards });
        return {
          ...settled,
          standing: standing.map((side) => ({ ...side, strokes: null, toPar: null })),
          winners: holes.map(({ state, winnerIds }) => [state, winnerIds]),
          states: matches.map(({ state, result }) => [state, result]),
        };
      };
      fc.pre(game.participants.length > 1);
      expect(having("pickedUp")).toEqual(having(99));
    }),
  );
});

test("a hole that is cleared and entered again leads back to the same settlement", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), fc.integer({ min: 1, max: 4 }), (game, which, hole) => {
      const cleared = game.cards.map((each, index) => {
        if (index !== which % game.cards.length) return each;
        const { [hole]: _, ...played } = each.played;
        return { ...each, played };
      });
      settle({ ...game, cards: cleared });
      const again = cleared.map((each, index) => {
        const there = game.cards[index]?.played[hole];
        return there === undefined ? each : { ...each, played: { ...each.played, [hole]: there } };
      });
      expect(settle({ ...game, cards: again })).toEqual(settle(game));
    }),
  );
});

test("the points of a Wolf hole add up to zero", () => {
  const wolf = gameOf(["wolf"], false).filter(({ participants }) => participants.length === 4);
  fc.assert(
    fc.property(wolf, (game) => {
      const { holes, standing } = settle(game);
      for (const { results } of holes) expect(sum(results.map(({ points }) => points))).toBe(0);
      expect(sum(standing.map(({ points }) => points))).toBe(0);
    }),
  );
});

test("shared places skip the next places, and a game ends with its event", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const { standing } = settle(game);
      const places = standing.map(({ place }) => place);
      for (const place of places) {
        expect(places.filter((other) => other < place)).toHaveLength(place - 1);
      }
      expect(settle({ ...game, isCompleted: true }).status).toBe("final");
    }),
  );
});
