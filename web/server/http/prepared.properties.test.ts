import { Effect, Schema, Stream } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tournamentHistory } from "../../../domain/testing/arbitraries.ts";
import {
  type Entry,
  entriesOf,
  noCards,
  onBoard,
  withCards,
} from "../../../projections/boards/board.ts";
import { boardAt } from "../../../projections/boards/boardAt.ts";
import { keepLines } from "../../../projections/boards/keepLines.ts";
import { recordedHistory } from "../../../projections/testing/histories.ts";
import { getLeaderboard } from "../../contract/board/leaderboard.ts";
import { makeListText } from "./prepared.ts";

const person = { firstName: "Ana", lastName: "Ace", handicap: 12, profileImage: null };

/** The boards of a tournament, one after every few events. */
const boardsOf = (history: ReturnType<typeof recordedHistory>) =>
  history
    .map((_, index) => history.slice(0, index + 1))
    .filter(({ length }) => length % 5 === 0)
    .map((page) => {
      const cards = withCards(noCards, Effect.runSync(boardAt(Stream.succeed(page))));
      const people = new Map(onBoard(cards).map(({ player_id }) => [player_id, person]));
      return entriesOf(cards, { people, matches: null, sides: [] });
    });

test("a board whose unchanged lines keep their text is the board as it would be written anew", () => {
  const { body } = getLeaderboard.success;
  let keptTexts = 0;
  fc.assert(
    fc.property(tournamentHistory().map(recordedHistory), (history) => {
      const encode = Schema.encodeSync(body.value);
      const textOf = makeListText((entry: Entry) => {
        keptTexts -= 1;
        return encode(entry);
      });
      let last: ReadonlyArray<Entry> = [];
      for (const entries of boardsOf(history)) {
        const kept = keepLines(last, entries);
        expect(kept).toEqual(entries);
        expect(textOf(kept)).toBe(JSON.stringify(Schema.encodeSync(body)(entries)));
        keptTexts += kept.length;
        last = kept;
      }
    }),
    { numRuns: 20 },
  );
  expect(keptTexts).toBeGreaterThan(0);
});
