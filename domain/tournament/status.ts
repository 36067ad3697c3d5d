import { Schema } from "effect";
import type { WallClock } from "../shared/values.ts";
import type { TournamentSettings } from "./settings.ts";

export const TournamentStatus = Schema.Literals(["upcoming", "active", "completed", "cancelled"]);
export type TournamentStatus = typeof TournamentStatus.Type;

/**
 * The status that follows from the dates: active from the start day, completed after the end day,
 * which is the start day when none is set. Without a start the status stays.
 */
export const statusByDate = (
  { startDate, endDate }: Pick<TournamentSettings, "startDate" | "endDate">,
  today: WallClock,
): TournamentStatus | null => {
  if (startDate === null) return null;
  if (dayOf(endDate ?? startDate) < dayOf(today)) return "completed";
  return dayOf(startDate) <= dayOf(today) ? "active" : "upcoming";
};

/** The day as `YYYY-MM-DD`, without the time of day. */
export const dayOf = (time: WallClock): string => time.slice(0, 10);
