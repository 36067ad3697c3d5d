import type { FastifyReply } from "fastify";

export interface ReaderTurn {
  /** Whether the reader still waits for the answer. */
  readonly isAwaited: boolean;
  /** Call it when nothing more is worked out for the answer. */
  readonly end: () => void;
}

/**
 * What is worked out anew for each reader and may be long is read once at a time by each reader, so
 * that nobody takes the time of all others by asking again and again.
 */
export const makeReaderTurns = () => {
  const last = new Map<string, Promise<void>>();

  /**
   * Resolves when the answers before have been sent to this reader. A closed connection alone does
   * not end a turn, because the server may still work: who closes would have many turns at once.
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
      end = resolve;
    });
    const turn = Promise.all([before, isSent, isWorkedOut]).then(() => {
      if (last.get(readerId) === turn) last.delete(readerId);
    });
    last.set(readerId, turn);
    await before;
    return { isAwaited: !raw.destroyed, end };
  };
};
