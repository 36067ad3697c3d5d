import type { BoardOptions, Competitor } from "./entry.ts";
import { groupLevel } from "./groupLevel.ts";
import type { RankedLine } from "./line.ts";
import type { Terms } from "./mark.ts";
import type { Tied } from "./order.ts";
import { byPlayOff } from "./playOff.ts";

interface PlacedLine<Entry extends Competitor> {
  readonly line: RankedLine<Entry>;
  readonly place: number;
  /** "T3" where the place is shared. */
  readonly position: string;
  /** A play-off decided the place. */
  readonly isPlayedOff: boolean;
}

/**
 * Place = 1 + the number of lines strictly better, so the places after a shared one are skipped.
 * Tied lines share it, unless the countback or a play-off decides (rules 4 and 5).
 */
export const placed = <Entry extends Competitor>(
  tied: ReadonlyArray<Tied<Entry>>,
  options: Pick<BoardOptions, "tieBreak"> & Terms,
): ReadonlyArray<PlacedLine<Entry>> => {
  const sharing = tied.flatMap((levels) =>
    options.tieBreak === "countback" ? levels : [levels.flat()],
  );
  let better = 0;
  return sharing.flatMap((lines) => {
    const place = better + 1;
    better += lines.length;
    const ordered = byPlayOff(lines, place, options);
    const groups = ordered ? groupLevel(ordered, (a, b) => a.order === b.order) : null;
    if (!groups) return sharedPlace(lines, place, false);
    return groups.flatMap((group) =>
      sharedPlace(
        group.map(({ line }) => line),
        place - 1 + (group[0]?.order ?? 1),
        true,
      ),
    );
  });
};

const sharedPlace = <Entry extends Competitor>(
  lines: ReadonlyArray<RankedLine<Entry>>,
  place: number,
  isPlayedOff: boolean,
): ReadonlyArray<PlacedLine<Entry>> => {
  const position = lines.length > 1 ? `T${place}` : String(place);
  return lines.map((line) => ({ line, place, position, isPlayedOff }));
};
