import { Schema } from "effect";
import type { WallClock } from "../shared/values.ts";
import type { TournamentSettings } from "./settings.ts";

export const TournamentStatus = Schema.Literals(["upcoming", "active", "completed", "cancelled"]);
export type TournamentStatus = typeof TournamentStatus.Type;

/**
 * Where the dates have brought a tournament: active from its start day, completed after its end day,
 * which is the start day when none is set. Without a start it stays.
 */
export const statusByDate = (
  { startDate, endDate }: Pick<TournamentSettings, "startDate" | "endDate">,
  today: WallClock,
): TournamentStatus | null => {
  if (startDate === null) return null;
  if (dayOf(endDate ?? startDate) < dayOf(today)) return "completed";
  return dayOf(startDate) <= dayOf(today) ? "active" : "upcoming";
};

/** `YYYY-MM-DD`, whatever time of that day is meant. */
export const dayOf = (time: WallClock): string => time.slice(0, 10);
