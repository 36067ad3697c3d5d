import type { FastifyReply } from "fastify";
import { UploadsBusy } from "../../../application/accounts/refusals.ts";

/** More would hold too much memory and wait too long. */
const MAX_WAITING = 8;
const MAX_OF_ONE = 2;

/** In seconds: a large picture takes a few. */
const A_WHILE = 10;

export interface UploadPlace {
  /** Resolves when the files before have been worked on: whether the caller still waits. */
  readonly turn: () => Promise<boolean>;
  /** Gives the place back. */
  readonly leave: () => void;
}

/**
 * The files that may wait at once, of all callers and of one, and whose turn it is: one after the
 * other.
 */
export const makeUploadTurns = () => {
  const places: Array<string> = [];
  let last = Promise.resolve();

  /** Before the file is read. Fails if there is no place. */
  const enter = (callerId: string, { raw }: FastifyReply): UploadPlace => {
    const own = places.filter((one) => one === callerId);
    // Who has gone already would never give the place back.
    if (raw.destroyed) throw new UploadsBusy({ retryAfter: A_WHILE });
    if (places.length >= MAX_WAITING || own.length >= MAX_OF_ONE) {
      throw new UploadsBusy({ retryAfter: A_WHILE });
    }
    places.push(callerId);
    let isIn = true;
    let isGone = false;
    let end = () => {};
    const leave = () => {
      if (isIn) places.splice(places.indexOf(callerId), 1);
      isIn = false;
      end();
    };
    raw.once("close", () => {
      isGone = true;
      // A file on which the work goes on keeps its place until then.
      if (!isWorking) leave();
    });
    let isWorking = false;
    return {
      turn: async () => {
        const before = last;
        isWorking = true;
        last = new Promise((resolve) => {
          end = resolve;
        });
        await before;
        return !isGone;
      },
      leave,
    };
  };
  return { enter };
};
