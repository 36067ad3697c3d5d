import { type BoardEntry, type Expected, shows } from "./expected.ts";
import { now } from "./now.ts";

/**
 * When so many viewers have each of these scores, which are sent one after the other. A version of the
 * board is read once, by whoever first has it; the others know it by its tag.
 */
export const makeWatch = <Viewer>(
  scores: ReadonlyArray<Expected>,
  viewers: number,
  clock = now,
) => {
  const known = new Map<string, Promise<number>>();
  /** How many of the scores each viewer has. */
  const had = new Map<Viewer, number>();
  const missing = scores.map(() => viewers);
  const last: Array<number | null> = scores.map(() => null);

  /** Up to the first that it lacks. */
  const countIn = (board: ReadonlyArray<BoardEntry>) => {
    const lacks = scores.findIndex((expected) => !shows(board, expected));
    return lacks < 0 ? scores.length : lacks;
  };

  return {
    isUnknown: (etag: string) => !known.has(etag),
    /** A viewer has this version. `read` tells what it is, where nobody has read it. */
    has: async (
      viewer: Viewer,
      etag: string,
      read: (() => Promise<ReadonlyArray<BoardEntry>>) | null,
    ) => {
      const at = clock();
      if (read && !known.has(etag)) known.set(etag, read().then(countIn));
      const count = (await known.get(etag)) ?? 0;
      const before = had.get(viewer) ?? 0;
      if (count > before) had.set(viewer, count);
      for (let n = before; n < count; n += 1) {
        const left = (missing[n] ?? 0) - 1;
        missing[n] = left;
        last[n] = left > 0 ? null : at;
      }
    },
    isOver: () => missing.every((left) => left === 0),
    told: () => last,
  };
};
