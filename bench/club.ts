import { setTimeout as sleep } from "node:timers/promises";
import { type BoardEntry, roundOf } from "./load/expected.ts";
import { RunFailed } from "./row.ts";

export interface Player {
  readonly id: string;
  /** The session. Every request of the player carries it. */
  readonly cookie: string;
}

/**
 * The place where people score: the product, or the floor beside it. Both answer the same calls.
 */
export interface Club {
  readonly url: string;
  readonly players: ReadonlyArray<Player>;
  /** An event of four rounds in which all of them play. */
  readonly newEvent: () => Promise<string>;
  /** Throws unless each acknowledged request is stored exactly once, and the board is what is stored. */
  readonly check: (eventId: string, acknowledged: ReadonlyArray<string>) => Promise<void>;
}

/** How often a request is found in what was stored. */
interface Stored {
  readonly id: string;
  readonly times: number;
}

/** Throws unless each of these requests, which were all acknowledged, is stored exactly once. */
export const judgeStored = (stored: ReadonlyArray<Stored>) => {
  const lost = stored.filter(({ times }) => times === 0).length;
  const doubled = stored.filter(({ times }) => times > 1).length;
  if (lost + doubled === 0) return;
  throw new RunFailed(
    `Of ${stored.length} acknowledged scores ${lost} are lost and ${doubled} stored more than once.`,
  );
};

/** The strokes of a card as they follow from the stored scores, not from any table. */
export interface CardSum {
  readonly playerId: string;
  readonly roundNumber: number;
  readonly gross: number;
}

/** Tries again for a moment, because requests that were in progress still change board and log. */
export const retried = async (judge: () => Promise<void>, { times = 20, pause = 250 } = {}) => {
  for (let n = 1; ; n += 1) {
    try {
      return await judge();
    } catch (error) {
      if (n === times) throw error;
      await sleep(pause);
    }
  }
};

/** Throws unless the board has these cards and no others. */
export const judgeBoard = (board: ReadonlyArray<BoardEntry>, sums: ReadonlyArray<CardSum>) => {
  const wrong = sums.filter((sum) => roundOf(board, sum)?.grossScore !== sum.gross).length;
  const shown = board.reduce((total, { rounds }) => total + rounds.length, 0);
  if (wrong === 0 && shown === sums.length) return;
  throw new RunFailed(
    `The board shows ${shown} cards of ${sums.length}, and ${wrong} are missing or wrong.`,
  );
};
