import { type BoardEntry, type Expected, shows } from "./expected.ts";
import { now } from "./now.ts";

/**
 * Records when all viewers have each of these scores. A version of the board is read by the first
 * viewer who receives it; the others recognise it by its tag.
 */
export const makeWatch = <Viewer>(
  scores: ReadonlyArray<Expected>,
  viewers: number,
  clock = now,
) => {
  const known = new Map<string, Promise<number>>();
  /** How many of the scores each viewer has received. */
  const had = new Map<Viewer, number>();
  const missing = scores.map(() => viewers);
  const last: Array<number | null> = scores.map(() => null);

  /** The number of scores before the first one that is missing on this board. */
  const countIn = (board: ReadonlyArray<BoardEntry>) => {
    const lacks = scores.findIndex((expected) => !shows(board, expected));
    return lacks < 0 ? scores.length : lacks;
  };

  return {
    isUnknown: (etag: string) => !known.has(etag),
    /** A viewer has received this version. `read` returns its content if nobody has read it yet. */
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
    times: () => last,
  };
};
