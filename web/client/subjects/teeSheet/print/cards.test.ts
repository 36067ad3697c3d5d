import { expect, test } from "vitest";
import { range } from "../../../../../domain/golf/range.ts";
import { HoleNumber, RoundNumber, TeamId, TeeId } from "../../../../../domain/shared/values.ts";
import { sheetOf } from "../sheet.ts";
import { golfGroup, player } from "../testing.ts";
import { cardsToPrint, type PrintFacts } from "./cards.ts";

const tee = (n: number, name: string, courseRating: number) => ({
  id: TeeId.make(`00000000-0000-4000-b000-${String(n).padStart(12, "0")}`),
  ...{ name, courseRating, slopeRating: 113, totalYards: 6000 - n },
});
const white = tee(1, "White", 72);
const red = tee(2, "Red", 67);

const holes = range(1, 18).map((number) => ({
  holeNumber: HoleNumber.make(number),
  ...{ par: 4, strokeIndex: number, yards: null, strokesReceived: null },
}));

const facts: PrintFacts = {
  event: { teeId: white.id, handicapAllowance: 100 },
  ahead: { tees: [white, red], holes },
  participants: [],
  opened: [],
  sides: [],
};

/** Players 10 and 12 tee off together; the number is the handicap. */
const sheet = sheetOf([golfGroup(1, [10, 12])], [], RoundNumber.make(1));
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
