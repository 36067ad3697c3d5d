import fc from "fast-check";
import { expect, test } from "vitest";
import type { Played } from "../played.ts";
import { range } from "../range.ts";
import { scoreRound } from "../roundScore.ts";
import type { BoardOptions, BoardRound, PlayerEntry } from "./entry.ts";
import { rankLeaderboard } from "./rankLeaderboard.ts";

const holes = range(1, 18).map((holeNumber) => ({ holeNumber, par: 4, strokeIndex: holeNumber }));

/**
 * Few different scores, so that there are many ties; complete rounds, incomplete rounds and no
 * rounds.
 */
const strokes: fc.Arbitrary<ReadonlyArray<Played>> = fc.oneof(
  fc.array(fc.integer({ min: 4, max: 5 }), { minLength: 18, maxLength: 18 }),
  fc.array(fc.integer({ min: 3, max: 5 }), { maxLength: 4 }),
  fc.array(fc.constantFrom<Played>(4, 4, 4, 4, 5, "pickedUp"), { minLength: 17, maxLength: 18 }),
  fc.constant(range(1, 18).map(() => 4)),
);

const entry = fc.record({
  rounds: fc.array(strokes, { maxLength: 3 }),
  playingHandicap: fc.constantFrom(0, 0, 1, 7),
  playerStatus: fc.constantFrom<PlayerEntry["playerStatus"]>(
    "playing",
    "playing",
    "playing",
    "playing",
    "missed_cut",
    "withdrawn",
    "disqualified",
  ),
  lastName: fc.constantFrom("Ace", "Berg"),
});

const field: fc.Arbitrary<ReadonlyArray<PlayerEntry>> = fc
  .array(entry, { maxLength: 12 })
  .map((entries) =>
    entries.map(({ rounds, playingHandicap, playerStatus, lastName }, index) => ({
      user: { id: `${index}`, firstName: "Pat", lastName },
      playerStatus,
      rounds: rounds.map((taken, at) => ({
        ...roundOf(taken, playingHandicap),
        roundNumber: at + 1,
      })),
    })),
  );

const roundOf = (taken: ReadonlyArray<Played>, playingHandicap: number) =>
  scoreRound({
    holes,
    played: Object.fromEntries(taken.map((each, index) => [index + 1, each])),
    playingHandicap,
    scoringBasis: "net",
  });

const options: fc.Arbitrary<BoardOptions> = fc.record({
  view: fc.constantFrom("event-total", "single-round", "all-rounds"),
  scoring: fc.constantFrom("gross", "net", "stableford"),
  selectedRound: fc.integer({ min: 1, max: 3 }),
  tieBreak: fc.constantFrom("shared", "countback"),
  numberOfRounds: fc.constant(3),
  isCompleted: fc.boolean(),
});

const board = fc.tuple(field, options);

/** The fields of a board that must be the same for all viewers. */
const read = (entries: ReadonlyArray<PlayerEntry>, how: BoardOptions) =>
  rankLeaderboard(entries, how).map(({ entry, ...line }) => ({ ...line, id: entry.user.id }));

test("the order in which the entries are given does not change the board", () => {
  const shuffled = board.chain(([entries, how]) =>
    fc.tuple(
      fc.constant(entries),
      fc.shuffledSubarray([...entries], { minLength: entries.length }),
      fc.constant(how),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([entries, others, how]) => {
      expect(read(others, how)).toEqual(read(entries, how));
    }),
  );
});

test("every player has exactly one line", () => {
  fc.assert(
    fc.property(board, ([entries, how]) => {
      const ids = read(entries, how).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(entries.map(({ user }) => user.id).toSorted());
    }),
  );
});

test("a board is the same after its entries were sent as JSON", () => {
  fc.assert(
    fc.property(board, ([entries, how]) => {
      expect(read(JSON.parse(JSON.stringify(entries)), how)).toEqual(read(entries, how));
    }),
  );
});

test("a place is 1 + the number of players who are strictly better, and T says that it is shared", () => {
  fc.assert(
    fc.property(board, ([entries, how]) => {
      const ranked = rankLeaderboard(entries, { ...how, tieBreak: "shared" }).filter(
        ({ place }) => place !== null,
      );
      const behindAll = 10_000;
      const figure = (line: (typeof ranked)[number]) =>
        (line.toPar ?? -(line.points ?? 0)) + (hasSkippedRound(line.entry, how) ? behindAll : 0);
      for (const line of ranked) {
        const better = ranked.filter((other) => figure(other) < figure(line)).length;
        const level = ranked.filter((other) => figure(other) === figure(line)).length;
        expect(line.place).toBe(better + 1);
        expect(line.position).toBe(level > 1 ? `T${better + 1}` : `${better + 1}`);
      }
    }),
  );
});

const hasSkippedRound = ({ rounds }: PlayerEntry, how: BoardOptions) => {
  if (how.view !== "event-total" || how.isCompleted) return false;
  const begun = rounds.filter(({ holesPlayed }) => holesPlayed > 0);
  const done = begun.filter(({ isComplete }) => isComplete || how.scoring === "stableford");
  const latest = Math.max(...begun.map(({ roundNumber }) => roundNumber));
  return done.filter(({ roundNumber }) => roundNumber < latest).length < latest - 1;
};

test("which of two players is ahead does not depend on the other players", () => {
  const pairs = board.chain(([entries, how]) =>
    fc.tuple(
      fc.constant(entries),
      fc.shuffledSubarray([...entries], { maxLength: Math.min(2, entries.length) }),
      // Of a completed event only the rounds count that somebody has opened.
      fc.constant<BoardOptions>({ ...how, tieBreak: "shared", isCompleted: false }),
    ),
  );
  fc.assert(
    fc.property(pairs, ([entries, pair, how]) => {
      const placesIn = (field: ReadonlyArray<PlayerEntry>) =>
        new Map(read(field, how).map(({ id, place }) => [id, place ?? Number.POSITIVE_INFINITY]));
      const [alone, among] = [placesIn(pair), placesIn(entries)];
      const ahead = (places: typeof alone) => {
        const [first = 0, second = 0] = pair.map(({ user }) => places.get(user.id) ?? 0);
        return first === second ? 0 : Math.sign(first - second);
      };
      expect(ahead(among)).toBe(ahead(alone));
    }),
  );
});

test("the countback keeps the order of a board with shared places, and only lowers places", () => {
  fc.assert(
    fc.property(board, ([entries, how]) => {
      const shared = read(entries, { ...how, tieBreak: "shared" });
      const decided = read(entries, { ...how, tieBreak: "countback" });
      expect(decided.map(({ id }) => id)).toEqual(shared.map(({ id }) => id));
      const shifts = decided.map(({ place }, index) => (place ?? 0) - (shared[index]?.place ?? 0));
      expect(shifts.every((shift) => shift >= 0)).toBe(true);
    }),
  );
});

test("one more stroke for every player in every round changes no place", () => {
  const harder = (round: BoardRound): BoardRound =>
    round.holesPlayed === 0
      ? round
      : {
          ...round,
          grossScore: (round.grossScore ?? 0) + 1,
          adjustedScore: (round.adjustedScore ?? 0) + 1,
          stablefordPoints: round.stablefordPoints + 1,
        };
  const whole = fc.array(fc.integer({ min: 60, max: 80 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 12 }), options, (cards, how) => {
      const entries = cards.map(
        (grosses, index): PlayerEntry => ({
          user: { id: `${index}`, firstName: "Pat", lastName: "Ace" },
          playerStatus: "playing",
          rounds: grosses.map((gross, at) => ({
            ...roundOf([], 0),
            grossScore: gross,
            adjustedScore: gross - 3,
            stablefordPoints: 108 - gross,
            par: 72,
            holesPlayed: 18,
            isComplete: true,
            roundNumber: at + 1,
          })),
        }),
      );
      const placesOf = (all: ReadonlyArray<PlayerEntry>) =>
        read(all, how).map(({ id, position }) => `${position} ${id}`);
      const after = entries.map((each) => ({ ...each, rounds: each.rounds.map(harder) }));
      expect(placesOf(after)).toEqual(placesOf(entries));
    }),
  );
});

test("who has picked up has a place where points count, as with 99 strokes, and none in strokes", () => {
  const cards = fc.array(strokes, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(cards, options, (rounds, how) => {
      const boardWith = (instead: Played, scoring: BoardOptions["scoring"]) => {
        const entries = rounds.map(
          (taken, index): PlayerEntry => ({
            user: { id: `${index}`, firstName: "Pat", lastName: "Ace" },
            playerStatus: "playing",
            rounds: [
              {
                ...roundOf(
                  taken.map((each) => (each === "pickedUp" ? instead : each)),
                  7,
                ),
                roundNumber: 1,
              },
            ],
          }),
        );
        return rankLeaderboard(entries, {
          ...{ ...how, scoring, view: "event-total", numberOfRounds: 1 },
        });
      };
      const inPoints = (instead: Played) =>
        boardWith(instead, "stableford").map(({ entry, position, total }) => {
          return [entry.user.id, position, total];
        });
      expect(inPoints("pickedUp")).toEqual(inPoints(99));
      for (const { entry, position } of boardWith("pickedUp", "net")) {
        const hasPickedUp = rounds[Number(entry.user.id)]?.includes("pickedUp") ?? false;
        expect(["NR", "WD"].includes(position) || !hasPickedUp).toBe(true);
      }
    }),
  );
});
