import { WallClock } from "../../../domain/shared/values.ts";
import type { TournamentFile } from "./tournamentFile.ts";

export interface Dates {
  readonly startDate: WallClock;
  readonly endDate: WallClock;
}

/**
 * The days of the rounds, one each. Files have no field for them, but their source names the day of
 * the last round; without it the year in the name is used. Null if there is neither.
 */
export const datesOf = (
  { source, event }: Pick<TournamentFile, "source" | "event">,
  numberOfRounds: number,
): Dates | null => {
  const lastDay = /\b(?:19|20)\d\d-\d\d-\d\d\b/u.exec(source ?? "")?.[0];
  if (lastDay !== undefined && isDay(lastDay)) {
    return { startDate: daysAfter(lastDay, 1 - numberOfRounds), endDate: daysAfter(lastDay, 0) };
  }
  const year = /\b(?:19|20)\d\d\b/u.exec(event)?.[0];
  if (year === undefined) return null;
  const newYear = `${year}-01-01`;
  return { startDate: daysAfter(newYear, 0), endDate: daysAfter(newYear, numberOfRounds - 1) };
};

export const daysAfter = (day: string, count: number) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return WallClock.make(date.toISOString().slice(0, "YYYY-MM-DD".length));
};

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
