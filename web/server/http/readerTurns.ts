import type { FastifyReply } from "fastify";

/**
 * What is worked out anew for each reader and may be long is read once at a time by each reader, so
 * that nobody takes the time of all others by asking again and again.
 */
export const makeReaderTurns = () => {
  const last = new Map<string, Promise<void>>();

  /** Resolves when the answers before have been sent to this reader, or their connections closed. */
  return async (readerId: string, { raw }: FastifyReply): Promise<void> => {
    const before = last.get(readerId);
    const isSent = new Promise<void>((resolve) => {
      // Who went before the turn was asked for closes the connection no more.
      if (raw.destroyed) resolve();
      raw.once("close", resolve);
      raw.once("finish", resolve);
    });
    const turn = Promise.all([before, isSent]).then(() => {
      if (last.get(readerId) === turn) last.delete(readerId);
    });
    last.set(readerId, turn);
    await before;
  };
};
