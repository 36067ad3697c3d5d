import { expect, test } from "vitest";
import { TeamId } from "../../../../../domain/shared/values.ts";
import { player } from "../testing.ts";
import { cardsToPrint, type PrintFacts } from "./cards.ts";
import { facts, holes, red, sheet, white } from "./examples.ts";

const printed = (more: Partial<PrintFacts> = {}) =>
  cardsToPrint(sheet, { ...facts, ...more }).map((card) => {
    const received = card.holes.reduce((sum, { strokesReceived }) => sum + strokesReceived, 0);
    return [card.name, card.tee, card.playingHandicap, received];
  });

test("everybody plays from the tee of the event", () => {
  expect(printed()).toEqual([
    ["Player 10", "White", 10, 10],
    ["Player 12", "White", 12, 12],
  ]);
});

test("a player's own tee goes before it: five strokes less from the red one", () => {
  const participants = [{ id: player(12).id, teeId: red.id, teeName: null }];
  expect(printed({ participants })).toEqual([
    ["Player 10", "White", 10, 10],
    ["Player 12", "Red", 7, 7],
  ]);
});

test("a tee that the round does not have is none", () => {
  const participants = [{ id: player(12).id, teeId: red.id, teeName: null }];
  const ahead = { tees: [white], holes };
  expect(printed({ participants, ahead })[1]).toEqual(["Player 12", "White", 12, 12]);
});

test("an open card is printed as it was opened", () => {
  const [hole, ...others] = holes.map((each) => ({ ...each, strokesReceived: 0 }));
  const opened = [
    {
      ...{ userId: player(12).id, playingHandicap: 1, tee: red },
      holes: [...(hole ? [{ ...hole, strokesReceived: 1 }] : []), ...others],
    },
  ];
  expect(printed({ opened })[1]).toEqual(["Player 12", "Red", 1, 1]);
});

test("a side with one ball has one card, off its own handicap", () => {
  const sides = [
    {
      ...{ id: TeamId.make(white.id), name: "Aces", members: "Player 10, Player 12" },
      playerIds: [player(10).id, player(12).id],
    },
  ];
  expect(printed({ sides })).toEqual([["Aces", "White", 5, 5]]);
  const opened = [{ ...{ userId: player(12).id, playingHandicap: 3, tee: red }, holes: [] }];
  expect(printed({ sides, opened })).toEqual([["Aces", "Red", 3, 0]]);
});

test("the yards are those of the tee that is played, and none where it is not measured", () => {
  const participants = [{ id: player(12).id, teeId: red.id, teeName: null }];
  const yardsOf = (tees: ReadonlyArray<typeof white>) => {
    const yardsByTee = tees.map(({ id, totalYards }) => ({
      teeId: id,
      yards: holes.map(({ holeNumber }) => totalYards + holeNumber),
    }));
    const ahead = { tees: [white, red], holes, yardsByTee };
    const cards = cardsToPrint(sheet, { ...facts, participants, ahead });
    return cards.map((card) => [card.holes[0]?.yards, card.holes[17]?.yards]);
  };
  expect(yardsOf([white, red])).toEqual([
    [6000, 6017],
    [5999, 6016],
  ]);
  expect(yardsOf([white])[1]).toEqual([null, null]);
});
