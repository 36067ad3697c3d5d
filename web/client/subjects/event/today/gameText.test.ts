import { expect, test } from "vitest";
import { Cents, HoleNumber } from "../../../../../domain/shared/values.ts";
import { askedText, gameText, sumOf } from "./gameText.ts";

test.each([
  {
    place: null,
    purse: 8000,
    unclaimed: 8000,
    winnings: 0,
    sum: 8000,
    text: "Nothing decided yet, in the pot",
  },
  {
    place: "T4",
    purse: 8000,
    unclaimed: 2000,
    winnings: 0,
    sum: 2000,
    text: "Place T4, in the pot",
  },
  {
    place: "1",
    purse: 8000,
    unclaimed: 2000,
    winnings: 6000,
    sum: 6000,
    text: "Place 1, won of $80.00",
  },
  { place: "2", purse: 8000, unclaimed: 0, winnings: 0, sum: 0, text: "Place 2, won of $80.00" },
  { place: "2", purse: 0, unclaimed: 0, winnings: 0, sum: 0, text: "Place 2, in the pot" },
])(
  "with $winnings won by the player and $unclaimed by nobody, of $purse cents, it says: $text",
  ({ place, sum, text, ...cents }) => {
    const game = {
      place,
      purse: Cents.make(cents.purse),
      unclaimed: Cents.make(cents.unclaimed),
      winnings: Cents.make(cents.winnings),
    };
    expect([gameText(game), sumOf(game)]).toEqual([text, sum]);
  },
);

test("what a game waits for names its hole, unless the answer is one of an older version", () => {
  const askedHole = HoleNumber.make(7);
  expect(askedText({ gameType: "wolf", askedHole }).words).toBe("Wolf: choose on hole 7");
  expect(askedText({ gameType: "wolf" }).words).toBe("Wolf's choice");
  const drive = { gameType: "longest_drive" } as const;
  expect(askedText({ ...drive, askedHole })).toEqual({
    words: "Longest Drive: distances are missing",
    more: "Hole 7: say how near or far you came",
  });
  expect(askedText(drive).more).toBe("Say how near or far you came");
});
