import type { Position, Recorded } from "../../../domain/shared/recorded.ts";

/** More than are written between two looks of those who follow the log, and less than a page. */
const LONGEST = 1000;

/**
 * The newest events that this process recorded itself. Those who follow the log here mostly ask for
 * just these, a moment after they were written. The positions of this store have no gaps, so events
 * that begin right after a position are what the table would answer.
 */
export const makeTail = () => {
  let kept: ReadonlyArray<Recorded> = [];
  return {
    /** In the order of their positions. What another process wrote in between makes a new start. */
    add: (recorded: ReadonlyArray<Recorded>) => {
      const [first] = recorded;
      if (!first) return;
      const goesOn = kept.at(-1)?.position === first.position - 1;
      kept = (goesOn ? [...kept, ...recorded] : recorded).slice(-LONGEST);
    },
    /** Empty where only the table knows: what another process writes is hinted at once more. */
    after: (position: Position): ReadonlyArray<Recorded> => {
      const [first] = kept;
      const isKept = first !== undefined && first.position <= position + 1;
      return isKept ? kept.slice(position + 1 - first.position) : [];
    },
  };
};
