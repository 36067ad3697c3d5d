import { expect, test } from "vitest";
import { nthScore, shows } from "./expected.ts";

const ana = { id: "ana", cookie: "a" };
const ben = { id: "ben", cookie: "b" };

test("what a card is expected to come to is what its scores come to", () => {
  const strokes = new Map<string, number>();
  for (let n = 0; n < 2 * 72 * 3; n += 1) {
    const { body, expected } = nthScore([ana, ben], n);
    const { playerId, roundNumber, gross } = expected;
    const { holeScores } = body as { holeScores: Array<{ holeNumber: number; strokes: number }> };
    for (const hole of holeScores) {
      strokes.set(`${playerId} ${roundNumber} ${hole.holeNumber}`, hole.strokes);
    }
    const holes = Array.from({ length: 18 }, (_, index) => index + 1);
    const of = (hole: number) => strokes.get(`${playerId} ${roundNumber} ${hole}`) ?? 3;
    expect(gross).toBe(holes.reduce((sum, hole) => sum + of(hole), 0));
  }
});

test("a board shows a score when the card has come to it", () => {
  const { expected } = nthScore([ana, ben], 0);
  const board = (grossScore: number) => [{ user: ana, rounds: [{ roundNumber: 1, grossScore }] }];
  expect([board(54), board(55), board(56), []].map((one) => shows(one, expected))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
