import "../../../testing.ts";
import { expect, test } from "vitest";
import { type CardName, cardName, type Entries, type Entry } from "./entry.ts";
import { unsavedIn } from "./GridDock.tsx";

const card = (
  round: number,
  player: string,
  ...states: ReadonlyArray<Entry["state"]>
): [CardName, Entries] => [
  cardName(round, player),
  new Map(
    states.map((state, index) => [
      index + 1,
      { strokes: 4, basedOn: state === "correction" ? 5 : null, state, sentence: null },
    ]),
  ),
];

test("scores that a person decides about are not among those that are being sent", () => {
  const cards = new Map([
    card(2, "ana", "waiting", "saving"),
    card(3, "ana", "refused"),
    card(1, "ben", "correction", "waiting"),
    card(1, "cleo", "correction"),
  ]);
  expect(unsavedIn(cards)).toEqual({ pending: 3, undecided: 3, rounds: [1, 3] });
});

test("without typed scores nothing is unsaved", () => {
  expect(unsavedIn(new Map())).toEqual({ pending: 0, undecided: 0, rounds: [] });
});
