import { describe, expect, test } from "vitest";
import { ana, ben, cleo } from "../../../../../../domain/scorecard/examples.ts";
import { HoleNumber, type PlayerId } from "../../../../../../domain/shared/values.ts";
import { hole } from "../../../../outbox/testing.ts";
import { holes } from "../testing.ts";
import { handIn, isDone, type Outcomes, openQuestion } from "./useHandIn.ts";

const played = (...numbers: ReadonlyArray<number>) =>
  new Map(numbers.map((number) => [HoleNumber.make(number), hole(number, 4)]));

/** A course of two holes. */
const cardOf = (playerId: PlayerId, more = {}) => ({
  playerId,
  partner: playerId === ana ? null : "Ben",
  holes: holes.slice(0, 2),
  entered: played(1, 2),
  disputed: new Set<HoleNumber>(),
  isComplete: true,
  rejection: null,
  ...more,
});

const none: Outcomes = new Map();
const done = { isDone: true, words: "Signed" };
const sentBack = { reason: "?", rejectedAt: "", rejectedBy: { firstName: "", lastName: "" } };

describe("on a card", () => {
  test.each([
    ["nothing is open", cardOf(ben), null],
    [
      "a hole is missing",
      cardOf(ben, { entered: played(1), isComplete: false }),
      "Hole 2 is missing",
    ],
    [
      "all holes are missing",
      cardOf(ben, { entered: played(), isComplete: false }),
      "Holes 1 and 2 are missing",
    ],
    ["a hole was not played because the match is over", cardOf(ben, { entered: played(1) }), null],
    [
      "a hole is disputed",
      cardOf(ben, { disputed: new Set([HoleNumber.make(2)]) }),
      "Hole 2 is disputed",
    ],
    [
      "its player has to act, because it was sent back",
      cardOf(ben, { rejection: sentBack }),
      "Ben hands this card in again",
    ],
    ["the own player acts here", cardOf(ana, { rejection: sentBack }), null],
  ])("%s", (_what, card, question) => {
    expect(openQuestion(card)).toBe(question);
  });
});

test("the cards go one after the other, and a refused one holds up no other", async () => {
  const asked: Array<PlayerId> = [];
  const shown: Array<number> = [];
  const cards = [
    cardOf(ana),
    cardOf(ben),
    cardOf(cleo, { disputed: new Set([HoleNumber.make(1)]) }),
  ];
  const outcomes = await handIn(
    cards,
    none,
    async ({ playerId }) => {
      asked.push(playerId);
      return playerId === ana ? { isDone: false, words: "No" } : done;
    },
    ({ size }) => shown.push(size),
  );
  expect(asked).toEqual([ana, ben]);
  expect(shown).toEqual([1, 2, 3]);
  expect([...outcomes.values()].map(({ words }) => words)).toEqual([
    "No",
    "Signed",
    "Hole 1 is disputed",
  ]);
});

test("pressed again, only what was refused is asked again", async () => {
  const cards = [cardOf(ana), cardOf(ben)];
  const first = await handIn(
    cards,
    none,
    async ({ playerId }) => ({ ...done, isDone: playerId === ana }),
    () => undefined,
  );
  const asked: Array<PlayerId> = [];
  await handIn(
    cards,
    first,
    async ({ playerId }) => {
      asked.push(playerId);
      return done;
    },
    () => undefined,
  );
  expect(asked).toEqual([ben]);
});

test("a card on which something else stands by then is not done", async () => {
  const outcomes = await handIn(
    [cardOf(ben)],
    none,
    async () => done,
    () => undefined,
  );
  expect(isDone(outcomes, cardOf(ben))).toBe(true);
  expect(isDone(outcomes, cardOf(ben, { entered: played(1) }))).toBe(false);
});
