import type { WallClock } from "./values.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Dec 21" */
export const dayInYear = (time: WallClock): string => {
  const [, month = "1", day = "1"] = time.slice(0, 10).split("-");
  return `${months[Number(month) - 1]} ${Number(day)}`;
};
