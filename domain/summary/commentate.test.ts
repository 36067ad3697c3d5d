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
const textOf = (facts: Partial<typeof someFacts>, seed = "seed") =>
  withNames(commentate({ ...someFacts, ...facts }, seed), (id) => names[id] ?? "?");

test("the commentator says only what is in the facts, whatever happened", () => {
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
  const texts = Array.from({ length: 40 }, (_, n) => textOf({}, `event ${n}`));
  expect(new Set(texts).size).toBeGreaterThan(5);
});

describe("a text about a result", () => {
  test("the text names the winner, the margin, the next player and the best round", () => {
    const text = textOf({});
    expect(text).toContain("Ana Ace");
    expect(text).toContain("by 2 strokes");
    expect(text).toContain("Ben Bogey came next with -2.");
    expect(text).toMatch(/67/u);
  });

  test("the text names no winner when the first place is shared", () => {
    const [first] = someFacts.leaders;
    const level = [1, 2].map((n) => ({ ...first!, playerId: playerNumber(n) }));
    expect(textOf({ leaders: level, margin: null })).toContain(
      "Spring Cup could not choose: Ana Ace and Ben Bogey share first place at Old Links with -4.",
    );
  });

  test("a winner with the total of the next ones has won on the tie-break, and not alone", () => {
    const [first] = someFacts.leaders;
    const leaders = [1, 2].map((n) => ({ ...first!, playerId: playerNumber(n), place: n }));
    for (let event = 0; event < 20; event += 1) {
      const text = textOf({ leaders, margin: null }, `event ${event}`);
      expect(text).toMatch(/^[^.]*Ana Ace[^.]* on the tie-break[.]/u);
      expect(text).toContain("Ben Bogey came next, also with -4.");
    }
  });

  test("the text says that no card was completed when cards were begun", () => {
    expect(textOf({ leaders: [], margin: null, bestRound: null, started: 2 })).toBe(
      "Spring Cup is over, and Old Links has won: nobody brought a whole card home.",
    );
  });

  test("the text says that nobody has handed in a score when all cards stayed empty", () => {
    expect(textOf({ leaders: [], margin: null, bestRound: null, started: 0 })).toContain(
      "nobody has handed in a score",
    );
  });

  test("a winner who also played the best round is named only once", () => {
    const [first] = someFacts.leaders;
    const bestRound = { playerIds: [first!.playerId], roundNumber: 2, strokes: 66 };
    expect(textOf({ bestRound }).match(/Ana Ace/gu)).toHaveLength(1);
    expect(textOf({ bestRound })).toContain("66 strokes in round 2");
  });
});

test("a text about standings says who leads, by how much and after how many holes", () => {
  const [first, next] = someFacts.leaders;
  const leaders = [{ ...first!, thru: "14" }, next!];
  expect(textOf({ status: "active", leaders })).toMatch(
    /by 2 strokes.*-4 thru 14|-4 thru 14.*by 2 strokes/u,
  );
});

describe("a text about an upcoming event", () => {
  const preview = { kind: "preview", status: "upcoming", leaders: [], bestRound: null } as const;

  test("the text names the number of players, the free places and the favourites", () => {
    const favourites = [
      { playerId: playerNumber(1), handicap: 2.1 },
      { playerId: playerNumber(2), handicap: 3 },
    ];
    const text = textOf({ ...preview, favourites });
    expect(text).toMatch(/20 players/u);
    expect(text).toMatch(/4 places/u);
    expect(text).toContain("Ana Ace (handicap 2.1)");
    expect(text).toContain("Ben Bogey (3)");
  });

  test("the text says only that a cancelled event is cancelled", () => {
    expect(textOf({ ...preview, status: "cancelled" })).toMatch(/^Spring Cup is cancelled[.]/u);
  });

  test("the text names the number of players on the waitlist of a full field", () => {
    expect(textOf({ ...preview, placesLeft: 0, waiting: 1 })).toContain("1 golfer on the waitlist");
  });
});
