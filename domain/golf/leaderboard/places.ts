import type { Competitor, TieBreak } from "./entry.ts";
import type { RankedLine } from "./line.ts";
import type { Tied } from "./order.ts";

export interface PlacedLine<Entry extends Competitor> {
  readonly line: RankedLine<Entry>;
  readonly place: number;
  /** "T3" where the place is shared. */
  readonly position: string;
}

/**
 * Place = 1 + the number of lines strictly better, so the places after a shared one are skipped.
 * Tied lines share it, unless the countback decides (rules 4 and 5).
 */
export const placed = <Entry extends Competitor>(
  tied: ReadonlyArray<Tied<Entry>>,
  tieBreak: TieBreak,
): ReadonlyArray<PlacedLine<Entry>> => {
  const sharing = tied.flatMap((levels) => (tieBreak === "countback" ? levels : [levels.flat()]));
  let better = 0;
  return sharing.flatMap((lines) => {
    const place = better + 1;
    better += lines.length;
    const position = lines.length > 1 ? `T${place}` : String(place);
    return lines.map((line) => ({ line, place, position }));
  });
};
