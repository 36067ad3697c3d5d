import { expect, test } from "vitest";
import { range } from "../golf/range.ts";
import { opened } from "../scorecard/examples.ts";
import type { PlayerId } from "../shared/values.ts";
import { deriveMatches } from "./deriveMatches.ts";
import { ana, ben, cleo, dora, first, lost, tournamentId, won } from "./examples.ts";

const teams = [
  [ana, ben],
  [cleo, dora],
];

/** The match of the two pairs. */
const match = (cards: ReadonlyArray<ReturnType<typeof card>>, leavers: ReadonlyArray<PlayerId>) => {
  const matches = deriveMatches(
    {
      ...{ tournamentId, sideGameId: null, scoring: "gross", rounds: [first], former: [] },
      ...{ playerIds: teams.flat(), teams, pairs: teams, isDrawn: true },
    },
    { cards, leavers, arranged: [], groups: [] },
  );
  expect(matches).toHaveLength(1);
  return matches[0];
};

/** The same strokes on this many holes. */
const card = (playerId: PlayerId, holes: number, strokes: number) => ({
  playerId,
  round: first,
  holes: opened.course.holes,
  played: Object.fromEntries(range(1, holes).map((hole) => [hole, strokes])),
  playingHandicap: 0,
});

test("the better ball of a pair plays against that of the other pair", () => {
  const cards = [card(ana, 18, 6), card(ben, 18, 4), card(cleo, 18, 5), card(dora, 18, 5)];
  expect(match(cards, [])).toMatchObject({
    ...{ playerId: ana, opponentId: cleo, leaderId: ana },
    sides: teams,
    ...won("10&8"),
  });
});

test("a pair has lost an open match when both of it have left", () => {
  const open = [card(ana, 3, 4), card(ben, 3, 4), card(cleo, 3, 4), card(dora, 3, 4)];
  expect(match(open, [ana])).toMatchObject({ result: null });
  expect(match(open, [ana, ben])).toMatchObject(lost(null));
  expect(match(open, [cleo, ana, dora, ben])).toMatchObject(won(null));
});
