import { range } from "../../domain/golf/range.ts";

/** The part of a board that shows whether it contains a score. */
export interface BoardEntry {
  readonly user: { readonly id: string };
  readonly rounds: ReadonlyArray<{ readonly roundNumber: number; readonly grossScore: number }>;
}

/** A board as it is answered: a public one has no ids. */
type AnsweredEntry = Omit<BoardEntry, "user"> & {
  readonly user: { readonly id?: string; readonly lastName: string };
};

/** The names of the players are all different, so on a public board they take the place of the ids. */
export const boardOf = (entries: ReadonlyArray<AnsweredEntry>): ReadonlyArray<BoardEntry> =>
  entries.map(({ user, ...entry }) => ({
    ...entry,
    user: { ...user, id: user.id ?? user.lastName },
  }));

/** A score of a player, and the total of the card with it. */
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

/** Totals only grow here, so a board contains a score if the total is at least this large. */
export const shows = (board: ReadonlyArray<BoardEntry>, expected: Expected) =>
  (roundOf(board, expected)?.grossScore ?? 0) >= expected.gross;

interface Scorer {
  readonly id: string;
  readonly cookie: string;
}

const HOLES = 18;
const ROUNDS = 4;
/** The strokes on every hole before the first improvement. */
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

/** A complete card for every player and round. */
export const wholeCards = (players: ReadonlyArray<Scorer>): ReadonlyArray<ScoreToSend> =>
  range(1, ROUNDS).flatMap((round) =>
    players.map((player) => score(player, round, range(1, HOLES), [FIRST, FIRST * HOLES])),
  );

/**
 * The scores after the complete cards: one player after the other takes one stroke more, hole by
 * hole.
 */
export const nthScore = (players: readonly [Scorer, ...Array<Scorer>], n: number): ScoreToSend => {
  const turn = Math.floor(n / players.length);
  const more = Math.floor(turn / (HOLES * ROUNDS)) + 1;
  const round = 1 + (Math.floor(turn / HOLES) % ROUNDS);
  const hole = 1 + (turn % HOLES);
  const gross = (FIRST + more - 1) * HOLES + hole;
  const player = players[n % players.length] ?? players[0];
  return score(player, round, [hole], [FIRST + more, gross]);
};
