import { expect, test } from "vitest";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { aHole, playerIds } from "../testing.ts";
import { typedDistances } from "./typedDistances.ts";

const [ana, ben, cleo] = playerIds as [PlayerId, PlayerId, PlayerId];
const { roundNumber, holeNumber } = aHole(3, "open");
const players = [ana, ben, cleo];
const stored = { [ana]: "12.5", [ben]: "", [cleo]: "30" };

const typed = (values: Readonly<Record<string, string>>) =>
  typedDistances({ place: { roundNumber, holeNumber }, players, stored, values });

test("one phone gives the distances of all whose cards are kept there, but only what is new", () => {
  expect(typed({ [ana]: "12.5", [ben]: " 9,5", [cleo]: "" })).toEqual({
    errors: {},
    distances: [{ kind: "distance", roundNumber, holeNumber, playerId: ben, distance: 9.5 }],
  });
});

test("each wrong field says so, and without any distance the first one does", () => {
  const sentence = "Distance must be between 0.01 and 999.99";
  const wrong = typed({ [ana]: "0", [ben]: "9", [cleo]: "far" });
  expect(wrong.errors).toEqual({ [ana]: sentence, [cleo]: sentence });
  expect(typed({}).errors).toEqual({ [ana]: sentence });
});
