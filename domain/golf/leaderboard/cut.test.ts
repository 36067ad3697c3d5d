import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CutTerms, makeCut } from "./cut.ts";
import { countback, disqualified, missedCut, pickedUp, player, to, withdrawn } from "./examples.ts";

const terms: CutTerms = {
  afterRound: 2,
  top: 2,
  ties: true,
  withinStrokes: null,
  scoring: "gross",
};

const late = countback(40, 24, 12, 4, 24, 12, 4);
const field = [
  player("Ana", to(0), to(0)),
  player("Ben", to(1), to(1, late)),
  player("Cleo", to(1), to(1)),
  player("Dan", to(3), to(0)),
  player("Eve", to(5), to(5)),
  player("Fay"),
];

test("the top N and the players level with the last of them play on", () => {
  expect(makeCut(field, terms)).toEqual({
    playerIds: ["Ana", "Cleo", "Ben"],
    missedCutIds: ["Dan", "Eve", "Fay"],
    cutLine: "+2",
  });
});

test("without ties the countback decides who plays on", () => {
  const { playerIds, missedCutIds } = makeCut(field, { ...terms, ties: false });
  expect([playerIds, missedCutIds]).toEqual([
    ["Ana", "Cleo"],
    ["Ben", "Dan", "Eve", "Fay"],
  ]);
});

test("players whom the countback leaves level play on together", () => {
  const level = ["Ana", "Ben", "Cleo"].map((name) => player(name, to(0), to(0)));
  const cut = makeCut(level, { ...terms, top: 1, ties: false });
  expect(cut.playerIds).toEqual(["Ana", "Ben", "Cleo"]);
});

test("players within the given strokes of the lead play on as well", () => {
  const cut = makeCut(field, { ...terms, top: 1, withinStrokes: 3 });
  expect(cut).toMatchObject({ playerIds: ["Ana", "Cleo", "Ben", "Dan"], cutLine: "+3" });
  expect(makeCut(field, { ...terms, top: 1, withinStrokes: 0 }).playerIds).toEqual(["Ana"]);
});

test("in Stableford the players with the most points play on", () => {
  const cut = makeCut(field, { ...terms, scoring: "stableford", withinStrokes: 3 });
  expect(cut).toMatchObject({ playerIds: ["Ana", "Ben", "Cleo", "Dan"], cutLine: "69 pts" });
});

test("the cut uses the board of its round, whatever was played later", () => {
  const [, ...others] = field;
  const collapsed = player("Ana", to(0), to(0), to(40));
  expect(makeCut([collapsed, ...others], terms)).toEqual(makeCut(field, terms));
});

test("players who withdrew, were disqualified or missed an earlier cut are not part of a cut", () => {
  const out = [withdrawn, disqualified, missedCut].map((mark, index) =>
    mark(player(`Out ${index}`, to(-9), to(-9))),
  );
  expect(makeCut([...out, ...field], terms)).toEqual(makeCut(field, terms));
});

test("when a cut has more places than there are players, everybody with a score plays on", () => {
  const cut = makeCut(field, { ...terms, top: 50 });
  expect(cut).toMatchObject({ missedCutIds: ["Fay"], cutLine: "+10" });
  expect(makeCut([player("Ana")], terms)).toEqual({
    playerIds: [],
    missedCutIds: ["Ana"],
    cutLine: "-",
  });
});

describe("a cut of any field", () => {
  const entries = fc
    .array(fc.integer({ min: -5, max: 20 }), { maxLength: 30 })
    .map((toPars) => toPars.map((toPar, index) => player(`${index}`, to(0), to(toPar))));

  test("at least the top N play on, each with a better score than the players who do not", () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 20 }), fc.boolean(), (all, top, ties) => {
        const { playerIds, missedCutIds } = makeCut(all, { ...terms, top, ties });
        const toParOf = (id: string) =>
          all.find(({ user }) => user.id === id)?.rounds[1]?.grossScore ?? 0;
        expect(playerIds.length).toBeGreaterThanOrEqual(Math.min(top, all.length));
        expect(playerIds.length + missedCutIds.length).toBe(all.length);
        expect(Math.max(...playerIds.map(toParOf))).toBeLessThan(
          Math.min(Number.POSITIVE_INFINITY, ...missedCutIds.map(toParOf)),
        );
      }),
    );
  });
});

test("who has picked up a hole never makes a cut in strokes", () => {
  const one = { ...terms, afterRound: 1, top: 9 };
  const cut = (scoring: CutTerms["scoring"]) =>
    makeCut([player("Ana", to(0)), player("Ben", pickedUp(20))], { ...one, scoring });
  expect(cut("gross").missedCutIds).toEqual(["Ben"]);
  expect(cut("stableford").missedCutIds).toEqual([]);
});
