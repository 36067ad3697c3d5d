import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentate } from "./commentate.ts";
import { anyFacts, playerNumber, someFacts } from "./examples.ts";
import { isTrueTo } from "./isTrueTo.ts";
import { withNames } from "./playerMarks.ts";

const names: Readonly<Record<string, string>> = {
  [playerNumber(1)]: "Ana Ace",
  [playerNumber(2)]: "Ben Bogey",
};
const said = (facts: Partial<typeof someFacts>, seed = "seed") =>
  withNames(commentate({ ...someFacts, ...facts }, seed), (id) => names[id] ?? "?");

test("whatever happened, the commentator says what is in the facts", () => {
  fc.assert(
    fc.property(anyFacts, fc.string(), (facts, seed) => {
      const text = commentate(facts, seed);
      expect(text.length).toBeGreaterThan(40);
      expect(isTrueTo(text, facts)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("the same facts of an event give the same text, and another event may get another one", () => {
  fc.assert(
    fc.property(anyFacts, fc.string(), (facts, seed) => {
      expect(commentate(facts, seed)).toBe(commentate(facts, seed));
    }),
  );
  const texts = Array.from({ length: 40 }, (_, n) => said({}, `event ${n}`));
  expect(new Set(texts).size).toBeGreaterThan(5);
});

describe("of a result", () => {
  test("the winner, the margin, the next and the best round are named", () => {
    const text = said({});
    expect(text).toContain("Ana Ace");
    expect(text).toContain("by 2 strokes");
    expect(text).toContain("Ben Bogey came next with -2.");
    expect(text).toMatch(/67/u);
  });

  test("a shared first place has no winner", () => {
    const [first] = someFacts.leaders;
    const level = [1, 2].map((n) => ({ ...first!, playerId: playerNumber(n) }));
    expect(said({ leaders: level, margin: null })).toContain(
      "Spring Cup could not choose: Ana Ace and Ben Bogey share first place at Old Links with -4.",
    );
  });

  test("of cards that were begun and not finished it says so", () => {
    expect(said({ leaders: [], margin: null, bestRound: null, started: 2 })).toBe(
      "Spring Cup is over, and Old Links has won: nobody brought a whole card home.",
    );
  });

  test("of cards that stayed empty it says so", () => {
    expect(said({ leaders: [], margin: null, bestRound: null, started: 0 })).toContain(
      "nobody has handed in a score",
    );
  });

  test("a winner who also played the best round is not named for it again", () => {
    const [first] = someFacts.leaders;
    const bestRound = { playerIds: [first!.playerId], roundNumber: 2, strokes: 66 };
    expect(said({ bestRound }).match(/Ana Ace/gu)).toHaveLength(1);
    expect(said({ bestRound })).toContain("66 strokes in round 2");
  });
});

test("of standings it says who leads, by how much and how far they are", () => {
  const [first, next] = someFacts.leaders;
  const leaders = [{ ...first!, thru: "14" }, next!];
  expect(said({ status: "active", leaders })).toMatch(
    /by 2 strokes.*-4 thru 14|-4 thru 14.*by 2 strokes/u,
  );
});

describe("of what is to come", () => {
  const preview = { kind: "preview", status: "upcoming", leaders: [], bestRound: null } as const;

  test("the field, its places and the favourites are named", () => {
    const favourites = [
      { playerId: playerNumber(1), handicap: 2.1 },
      { playerId: playerNumber(2), handicap: 3 },
    ];
    const text = said({ ...preview, favourites });
    expect(text).toMatch(/20 players/u);
    expect(text).toMatch(/4 places/u);
    expect(text).toContain("Ana Ace (handicap 2.1)");
    expect(text).toContain("Ben Bogey (3)");
  });

  test("of an event that is cancelled nothing else is said", () => {
    expect(said({ ...preview, status: "cancelled" })).toMatch(/^Spring Cup is cancelled[.]/u);
  });

  test("a full field speaks of those who wait", () => {
    expect(said({ ...preview, placesLeft: 0, waiting: 1 })).toContain("1 golfer on the waitlist");
  });
});
