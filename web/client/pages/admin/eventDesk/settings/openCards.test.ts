import { expect, test } from "vitest";
import { HoleNumber, RoundNumber } from "../../../../../../domain/shared/values.ts";
import { concerned, isOpenIn, openCardsText } from "./openCards.ts";

const verified = {
  ...{
    roundNumber: RoundNumber.make(2),
    thru: 18,
    isComplete: true,
    isVerified: true,
    attestationCount: 1,
  },
  ...{ rejection: null, disputes: [] },
};
const toBeSigned = { ...verified, isVerified: false, attestationCount: 0 };
const signed = { ...verified, isVerified: false };
const inPlay = { ...toBeSigned, thru: 7, isComplete: false };
const disputed = { ...signed, disputes: [HoleNumber.make(4)] };
const sentBack = { ...signed, rejection: { reason: "Hole 4 was a 5." } };

test("cards that are not official yet are counted by what they wait for", () => {
  expect(openCardsText([toBeSigned, signed, inPlay, disputed, sentBack])).toBe(
    "2 cards to verify, 1 card in play, 1 disputed card and 1 card sent back",
  );
  expect(openCardsText([inPlay, inPlay])).toBe("2 cards in play");
});

test("verified cards and cards without a score keep nobody from completing the event", () => {
  expect([verified, { ...inPlay, thru: 0 }].filter(isOpenIn([]))).toEqual([]);
  expect([signed].filter(isOpenIn([]))).toEqual([signed]);
});

test("neither do the cards of a cancelled round, because nobody is marked WD for it", () => {
  const cancelled = { roundNumber: 2, counts: false, holes: null };
  expect([signed, inPlay].filter(isOpenIn([cancelled]))).toEqual([]);
});

test("what a cancelled event has is counted in words", () => {
  expect(concerned({ players: 8, waiting: 2, cards: 1, games: 0 })).toBe(
    "8 players, 2 on the waitlist and 1 card with scores",
  );
  expect(concerned({ players: 1, waiting: 0, cards: 0, games: 0 })).toBe("1 player");
  expect(concerned({ players: 0, waiting: 0, cards: 0, games: 0 })).toBe("");
});
