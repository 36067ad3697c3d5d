import type { Position, Recorded } from "../../../domain/shared/recorded.ts";

/** More than are written between two looks of those who follow the log, and less than a page. */
const LONGEST = 1000;

/** Events that were recorded together: `events()` are those from the first to the last position. */
export interface Part {
  readonly first: Position;
  readonly last: Position;
  /** Made when somebody asks: where nobody follows the log, writing is all there is to do. */
  readonly events: () => ReadonlyArray<Recorded>;
}

/**
 * The newest events that this process recorded itself. Those who follow the log here mostly ask for
 * just these, a moment after they were written. The positions of this store have no gaps, so events
 * that begin right after a position are what the table would answer.
 */
export const makeTail = () => {
  let kept: ReadonlyArray<Part> = [];
  return {
    /** In the order of their positions. What another process wrote in between makes a new start. */
    add: (part: Part) => {
      const goesOn = kept.at(-1)?.last === part.first - 1;
      const parts = goesOn ? [...kept, part] : [part];
      kept = parts.filter(({ first }) => part.last - first < LONGEST);
    },
    /** Empty where only the table knows. What other processes wrote behind it is missing. */
    after: (position: Position): ReadonlyArray<Recorded> => {
      const [first] = kept;
      if (first === undefined || first.first > position + 1) return [];
      return kept
        .filter(({ last }) => last > position)
        .flatMap(({ events }) => events())
        .filter((recorded) => recorded.position > position);
    },
  };
};
