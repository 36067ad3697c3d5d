import { expect, test } from "vitest";
import { cardStateText } from "./CardStateBadge.tsx";
import { type CardFacts, canBeSigned, cardStateOf, sentBackFirst } from "./cardState.ts";

const ben = { firstName: "Ben", lastName: "Byrne" };
const cleo = { firstName: "Cleo", lastName: "Costa" };
const other = { firstName: "Ben", lastName: "Ace" };

const complete: CardFacts = {
  isComplete: true,
  isVerified: false,
  attestationCount: 0,
  rejection: null,
};
const inPlay = { ...complete, isComplete: false };
const signed = { ...complete, attestationCount: 2 };
const verified = { ...signed, isVerified: true };
const disputed = { ...signed, disputes: [{}] };
const sentBack = { ...signed, rejection: { reason: "Hole 4 was a 5." } };

test.each([
  [inPlay, "inPlay", "In play"],
  [{ ...inPlay, attestationCount: 1 }, "inPlay", "In play"],
  [complete, "toBeSigned", "To be signed"],
  [signed, "signed", "Signed by 2"],
  [{ ...signed, attestedBy: [ben] }, "signed", "Signed by 2"],
  [{ ...signed, attestationCount: 1, attestedBy: [ben] }, "signed", "Signed by Ben"],
  [{ ...signed, attestedBy: [ben, cleo] }, "signed", "Signed by Ben and Cleo"],
  [{ ...signed, attestedBy: [ben, other] }, "signed", "Signed by B. Byrne and B. Ace"],
  [{ ...complete, isSignedOnPaper: true }, "signed", "Signed on paper"],
  [{ ...signed, isSignedOnPaper: true }, "signed", "Signed by 2"],
  [verified, "verified", "Verified"],
  [disputed, "disputed", "Disputed"],
  [sentBack, "sentBack", "Sent back"],
] as const)("%o is %s and reads %s", (card, state, text) => {
  expect([cardStateOf(card), cardStateText(card)]).toEqual([state, text]);
});

test("the office counts who has signed, and where their names stand beside it they are not said twice", () => {
  const named = { ...signed, attestedBy: [ben, cleo] };
  expect(cardStateText(named, "counted")).toBe("Signed by 2");
  expect(cardStateText(named, "beside")).toBe("Signed");
});

test("players are asked to sign complete cards that nobody has verified or sent back", () => {
  const cards = [inPlay, complete, signed, verified, disputed, sentBack];
  expect(cards.filter(canBeSigned)).toEqual([complete, signed]);
});

test("a card that was sent back leads, and the others keep their order", () => {
  expect(sentBackFirst([verified, sentBack, inPlay])).toEqual([sentBack, verified, inPlay]);
});
