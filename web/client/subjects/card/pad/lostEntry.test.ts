import { expect, test } from "vitest";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import { DisputedEntryId, HoleNumber } from "../../../../../domain/shared/values.ts";
import { hole } from "../../../outbox/testing.ts";
import { lostEntry } from "./lostEntry.ts";
import { at, card, score } from "./testing.ts";

const entry = (strokes: number, firstName: string) => ({
  entryId: DisputedEntryId.make(strokes === 4 ? ana : ben),
  ...{ strokes, pickedUp: false, conceded: false, putts: null, penalties: 0 },
  enteredAt: at,
  enteredBy: { firstName, lastName: "Ace" },
});

/** Ben's four counts on the seventh hole, and somebody has entered a five. */
const disputed = {
  ...card([score(7, 4)]),
  disputes: [{ holeNumber: HoleNumber.make(7), entries: [entry(4, "Ben"), entry(5, "Cleo")] }],
};

test("a phone whose score came second is told whose counts", () => {
  expect(lostEntry(disputed, { hole: hole(7, 5) })).toMatchObject({
    title: "Hole 7 is disputed",
    description:
      "Ben has entered 4 for you, which counts until it is settled. Yours, 5, is kept beside it.",
  });
  expect(lostEntry(disputed, { hole: hole(7, 5), playerId: ana })?.description).toContain(
    "Ben has entered 4 for Ana,",
  );
});

test("a phone whose score counts is told nothing, nor one with another hole", () => {
  expect(lostEntry(disputed, { hole: hole(7, 4) })).toBeNull();
  expect(lostEntry(disputed, { hole: hole(8, 5) })).toBeNull();
});
