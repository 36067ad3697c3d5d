import { range } from "../../domain/golf/range.ts";

/** As much of a board as tells whether a score is on it. */
export interface BoardEntry {
  readonly user: { readonly id: string };
  readonly rounds: ReadonlyArray<{ readonly roundNumber: number; readonly grossScore: number }>;
}

/** A score of somebody, and what their card comes to with it. */
export interface Expected {
  readonly playerId: string;
  readonly roundNumber: number;
  readonly gross: number;
}

export interface ScoreToSend {
  readonly cookie: string;
  readonly body: object;
  readonly expected: Expected;
}

export const roundOf = (
  board: ReadonlyArray<BoardEntry>,
  { playerId, roundNumber }: Pick<Expected, "playerId" | "roundNumber">,
) =>
  board
    .find(({ user }) => user.id === playerId)
    ?.rounds.find((round) => round.roundNumber === roundNumber);

/** Cards only grow here, so that a board has a score if it has this or more. */
export const shows = (board: ReadonlyArray<BoardEntry>, expected: Expected) =>
  (roundOf(board, expected)?.grossScore ?? 0) >= expected.gross;

interface Scorer {
  readonly id: string;
  readonly cookie: string;
}

const HOLES = 18;
const ROUNDS = 4;
/** On every hole of a card that nobody has improved. */
const FIRST = 3;

const score = (
  { id, cookie }: Scorer,
  roundNumber: number,
  holes: ReadonlyArray<number>,
  [strokes, gross]: readonly [number, number],
): ScoreToSend => ({
  cookie,
  body: {
    roundNumber,
    holeScores: holes.map((holeNumber) => ({ holeNumber, strokes, putts: 2, penalties: 0 })),
  },
  expected: { playerId: id, roundNumber, gross },
});

/** Every card of the event, whole. */
export const wholeCards = (players: ReadonlyArray<Scorer>): ReadonlyArray<ScoreToSend> =>
  range(1, ROUNDS).flatMap((round) =>
    players.map((player) => score(player, round, range(1, HOLES), [FIRST, FIRST * HOLES])),
  );

/** After those: one player after the other takes a stroke more, on one hole after the other. */
export const nthScore = (players: readonly [Scorer, ...Array<Scorer>], n: number): ScoreToSend => {
  const turn = Math.floor(n / players.length);
  const more = Math.floor(turn / (HOLES * ROUNDS)) + 1;
  const round = 1 + (Math.floor(turn / HOLES) % ROUNDS);
  const hole = 1 + (turn % HOLES);
  const gross = (FIRST + more - 1) * HOLES + hole;
  const player = players[n % players.length] ?? players[0];
  return score(player, round, [hole], [FIRST + more, gross]);
};
