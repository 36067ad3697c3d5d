import { expect, test } from "vitest";
import { PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import { isUnsigned, ofOwnGroups } from "./cardsToSign.ts";

const player = (n: number) => PlayerId.make(`0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f0${n}`);
const [ana, ben, cleo] = [player(1), player(2), player(3)];
const card = (userId: PlayerId, round = 1) => ({ userId, roundNumber: RoundNumber.make(round) });
const group = (...members: ReadonlyArray<PlayerId>) => ({
  roundNumber: RoundNumber.make(1),
  members: members.map((userId) => ({ userId })),
});

test("the tab counts the cards that Today counts: those of the own group in its round", () => {
  const cards = [card(ben), card(ben, 2), card(cleo)];
  expect(ofOwnGroups(cards, [group(ana, ben), group(cleo)], ana)).toEqual([card(ben)]);
});

test("and nobody is asked for a second signature", () => {
  expect([{ attestationCount: 0 }, { attestationCount: 1 }].filter(isUnsigned)).toHaveLength(1);
});

test("nobody is asked to sign where no groups were drawn", () => {
  expect(ofOwnGroups([card(ben), card(cleo)], [], ana)).toEqual([]);
});
