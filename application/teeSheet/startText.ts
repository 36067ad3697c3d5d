import { dayInYear } from "../../domain/shared/dayInYear.ts";
import type { Group } from "../../domain/teeSheet/teeSheet.ts";

/** "08:10 on Jun 6 (Round 1, hole 10)" */
export const startText = ({
  teeTime,
  round,
  startHole,
}: Pick<Group, "teeTime" | "round" | "startHole">): string => {
  const hole = startHole === null ? "" : `, hole ${startHole}`;
  return `${teeTime.slice(11, 16)} on ${dayInYear(teeTime)} (Round ${round}${hole})`;
};
