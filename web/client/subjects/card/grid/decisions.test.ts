import { expect, test } from "vitest";
import { decisionsOf, dropSettled, sharedSentence, unsavedIn } from "./decisions.ts";
import { type CardName, cardName, type Entries, type Entry } from "./entry.ts";
import { openDesk } from "./testing.ts";

const ana = cardName(1, "ana");

/** A sheet on which a saved 4 was corrected to 5, and an empty hole got a 3. */
const corrected = () => {
  const stored = new Map<number, number | null>([[1, 4]]);
  const desk = openDesk({ seenOn: (_, hole) => stored.get(hole) ?? null });
  desk.put(ana, 1, { strokes: 5, basedOn: 4, state: "correction" });
  desk.put(ana, 2, { strokes: 3, basedOn: null, state: "waiting" });
  return { desk, stored };
};

test("a correction that the sheet shows before its answer is here is unsaved no longer", () => {
  const { desk, stored } = corrected();
  stored.set(1, 5);
  expect(decisionsOf(desk, ana)).toEqual([]);
  dropSettled(desk, 1);
  expect(unsavedIn(desk.cards())).toEqual({ pending: 1, undecided: 0, rounds: [] });
});

test("what is not stored, or of a round that nobody looks at, stays to be decided", () => {
  const { desk, stored } = corrected();
  dropSettled(desk, 1);
  stored.set(1, 5);
  dropSettled(desk, 2);
  expect(unsavedIn(desk.cards())).toEqual({ pending: 1, undecided: 1, rounds: [1] });
});

test("what all holes were refused for is said once, and different reasons are said at each", () => {
  const refused = (sentence: string | null, state: "refused" | "conflict" = "refused") => ({
    ...{ holeNumber: 1, stored: null, strokes: 4, state, sentence },
  });
  expect(sharedSentence([refused("Gone."), refused("Gone."), refused("Late.", "conflict")])).toBe(
    "Gone.",
  );
  expect(sharedSentence([refused("Gone."), refused("Late.")])).toBeNull();
  expect(sharedSentence([refused("Gone.")])).toBeNull();
});

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
