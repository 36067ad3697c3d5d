import { expect, test } from "vitest";
import { range } from "../range.ts";
import { card, joined, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { SideGame } from "./sideGame.ts";

/** Two skins, of which Cleo plays none. */
const skins = (change: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(2),
    participants: ["Ana", "Ben", "Cleo"].map((name) => joined(name)),
    cards: [card("Ana", [3, 3]), card("Ben", [4, 4])],
    ...change,
  });

const names = ["Ana", "Ben", "Cleo", "Dan"];
const wolf = (change: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(2, { gameType: "wolf" }),
    cards: names.map((name) => card(name, name === "Ana" ? [3, 3] : [4, 4])),
    records: [{ kind: "wolf", roundNumber: 1, holeNumber: 1, playerId: "Ana", partnerId: null }],
    ...change,
  });

const ownMatches = (groups: ReadonlyArray<ReadonlyArray<string>>, change: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(3, { gameType: "match_play" }),
    cards: [card("Ana", [3, 3, 3]), card("Ben", [4, 4, 4]), card("Cleo", [5, 5, 5])],
    groups: groups.map((playerIds) => ({ roundNumber: 1, playerIds })),
    ...change,
  });

const bestBall = (participants: SideGame["participants"], gameFormat: "team" | "partners") =>
  sideGame({
    terms: terms(2, { gameType: "best_ball", gameFormat }),
    participants,
    cards: [card("Ana", [3, 5]), card("Ben", [5, 3]), card("Cleo", [4, 3])],
  });

interface Kept {
  readonly rule: string;
  readonly game: SideGame;
  readonly first: Readonly<Record<string, number>>;
  readonly present: Readonly<Record<string, number>>;
}

const kept: ReadonlyArray<Kept> = [
  {
    rule: "who joined and never started is waited for",
    game: skins(),
    first: {},
    present: { Ana: 200 },
  },
  {
    rule: "a hole without a score keeps those behind it open",
    game: skins({
      participants: ["Ana", "Ben"].map((name) => joined(name)),
      cards: [card("Ana", [3, 3]), card("Ben", [null, 4])],
    }),
    first: {},
    present: { Ana: 200 },
  },
  {
    rule: "skins are carried by the numbers of the holes, wherever the group began",
    game: skins({
      participants: ["Ana", "Ben"].map((name) => joined(name)),
      cards: [card("Ana", [4, 3]), card("Ben", [4, 4])],
      groups: [{ roundNumber: 1, playerIds: ["Ana", "Ben"], startHole: 2 }],
    }),
    first: { Ana: 200 },
    present: { Ana: 100 },
  },
  {
    rule: "names of teams count as they were typed",
    game: bestBall(
      [
        joined("Ana", { teamName: "Otters" }),
        joined("Ben", { teamName: "otters " }),
        joined("Cleo", { teamName: "Foxes" }),
      ],
      "team",
    ),
    first: { Cleo: 200 },
    present: { Ana: 100, Ben: 100 },
  },
  {
    rule: "one of two partners names the other",
    game: bestBall(
      [joined("Ana"), joined("Ben", { partnerId: "Ana" }), joined("Cleo")],
      "partners",
    ),
    first: { Ana: 100, Ben: 100 },
    present: { Cleo: 200 },
  },
  {
    rule: "the last of three in a group has no match",
    game: ownMatches([["Ana", "Ben", "Cleo"]]),
    first: { Ana: 300 },
    present: { Ana: 200, Ben: 100 },
  },
  {
    rule: "partners in the event may be opponents",
    game: ownMatches([["Ana", "Ben"], ["Cleo"]], { teams: [["Ana", "Ben"]] }),
    first: { Ana: 300 },
    present: { Ana: 150, Ben: 150 },
  },
  {
    rule: "a match with an empty hole stays open",
    game: ownMatches([["Ana", "Ben"]], {
      cards: [card("Ana", [3, null, null]), card("Ben", [4, 4, 4])],
    }),
    first: {},
    present: { Ben: 300 },
  },
  {
    rule: "a Nassau on nine holes has three bets",
    game: sideGame({
      terms: {
        ...terms(9, { gameType: "nassau" }),
        stakes: [{ purse: 900, rounds: [{ roundNumber: 1, holeNumbers: range(1, 9) }] }],
      },
      cards: [
        card(
          "Ana",
          range(1, 9).map(() => 3),
        ),
        card(
          "Ben",
          range(1, 9).map(() => 4),
        ),
      ],
    }),
    first: { Ana: 600 },
    present: { Ana: 900 },
  },
  {
    rule: "the whole purse of a wolf is paid, also for holes without a choice",
    game: wolf(),
    first: { Ana: 200 },
    present: { Ana: 100 },
  },
  {
    rule: "wolf is played by four",
    game: wolf({ participants: ["Ana", "Ben", "Cleo"].map((name) => joined(name)) }),
    first: {},
    present: { Ana: 100 },
  },
];

test.for(kept)("in the first edition of the rules $rule", ({ game, first, present }) => {
  const over = { ...game, isCompleted: true };
  expect(moneyOf({ ...over, rulesEdition: 1 })).toEqual(first);
  expect(moneyOf(over)).toEqual(present);
});

test("in the first edition of the rules who never started owes a part of what was won", () => {
  const cards = [card("Ana", [3, 3]), card("Ben", [4, 4])];
  const participants = [
    joined("Ana"),
    joined("Ben"),
    joined("Cleo", { playerStatus: "withdrawn" }),
  ];
  const game = skins({ participants, cards, isCompleted: true });
  expect(settle({ ...game, rulesEdition: 1 })).toMatchObject({
    winnings: [{ playerId: "Ana", amount: 200 }],
    playerIds: ["Ana", "Ben", "Cleo"],
  });
  expect(settle(game).playerIds).toEqual(["Ana", "Ben"]);
});
