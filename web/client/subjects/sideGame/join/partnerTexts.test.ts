import { expect, test } from "vitest";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { aGame, playerIds } from "../testing.ts";
import { confirmedPartnerOf, notChosenBackText } from "./partnerTexts.ts";

const [ana, ben, cleo] = playerIds as unknown as readonly [PlayerId, PlayerId, PlayerId];

/** In the order of the players, whom each has named. */
const game = (...named: ReadonlyArray<PlayerId | null>) =>
  aGame({
    gameFormat: "partners",
    participants: aGame().participants.map((each, index) => ({
      ...each,
      partnerId: named[index] ?? null,
    })),
  });

const told = (of: ReturnType<typeof game>, hasBegun = false) =>
  notChosenBackText(of, ana, hasBegun, (id) => (id === ben ? "Ben Bee" : "Cleo Cee"));

test("two who named each other play together, and are told nothing", () => {
  const both = game(ben, ana, ana);
  expect(confirmedPartnerOf(both, ana)?.userId).toBe(ben);
  expect(told(both)).toBeNull();
});

test("who is not chosen back is told before the start that they play alone, and who named them", () => {
  expect(told(game(ben, cleo))).toBe(
    "Ben Bee has not chosen you back yet. If that stays so until the first score, you play alone.",
  );
  expect(told(game(ben, cleo, ana))).toMatch(/ has named you\.$/u);
});

test("after the start it is told as it is", () => {
  expect(told(game(ben, cleo), true)).toBe(
    "Ben Bee did not choose you back before the start, so you play alone.",
  );
});
