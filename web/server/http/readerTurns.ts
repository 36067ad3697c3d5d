import type { FastifyReply } from "fastify";

export interface ReaderTurn {
  /** Whether the reader still waits for the answer. */
  readonly isAwaited: boolean;
  /** Call it once, when nothing more is worked out for the answer. */
  readonly end: () => void;
}

interface Bounds {
  /** How many readers have a turn at once. */
  readonly readers: number;
}

/**
 * What is worked out anew for each reader and may be long is read once at a time by each reader, and
 * by few readers at once, so that nobody takes the time of all others by asking again and again.
 */
export const makeReaderTurns = ({ readers }: Bounds) => {
  const last = new Map<string, Promise<void>>();
  const places = makePlaces(readers);

  /**
   * Resolves when the answers before have been sent to this reader, and a place is free. A closed
   * connection alone does not end a turn, because the server may still work: who closes would have
   * many turns at once.
   */
  return async (readerId: string, { raw }: FastifyReply): Promise<ReaderTurn> => {
    const before = last.get(readerId);
    const isSent = new Promise<void>((resolve) => {
      // Who went before the turn was asked for closes the connection no more.
      if (raw.destroyed) resolve();
      raw.once("close", resolve);
      raw.once("finish", resolve);
    });
    let end = () => {};
    const isWorkedOut = new Promise<void>((resolve) => {
      end = () => {
        places.give();
        resolve();
      };
    });
    const turn = Promise.all([before, isSent, isWorkedOut]).then(() => {
      if (last.get(readerId) === turn) last.delete(readerId);
    });
    last.set(readerId, turn);
    await before;
    await places.take();
    return { isAwaited: !raw.destroyed, end };
  };
};

/** Whoever has waited longest gets the next place. */
const makePlaces = (count: number) => {
  const waiting: Array<() => void> = [];
  let free = count;
  return {
    take: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    give: () => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
};
