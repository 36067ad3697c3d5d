import type { WallClock } from "../../../domain/shared/values.ts";
import { line, textLine } from "./contentLine.ts";
import { basic, zoneLines } from "./zone.ts";

/** An entry, in the local time of the calendar's zone. */
export interface CalendarEntry {
  /** Always the same for the same entry, so that a second import updates the entry of the first. */
  readonly uid: string;
  readonly summary: string;
  /** Whole days as "2026-06-13"; "2026-06-13T08:30:00" is a time. */
  readonly starts: WallClock;
  /** The last day, or the end time; null if it is unknown. */
  readonly ends: WallClock | null;
  readonly location: string;
  readonly description: string;
  readonly isCancelled: boolean;
}

interface Calendar {
  readonly name: string;
  /** "Europe/Vienna"; null if it is not known: then the times float, as on every clock of a wall. */
  readonly timeZone: string | null;
  readonly writtenAt: Date;
  readonly entries: ReadonlyArray<CalendarEntry>;
}

/** A file that every calendar program can import (RFC 5545). */
export const icalendarOf = ({ name, timeZone, writtenAt, entries }: Calendar): string => {
  const stamp = `${basic(writtenAt.toISOString().slice(0, 19))}Z`;
  const days = entries.flatMap(({ starts, ends }) => [starts, ends ?? starts]);
  // A file without entries also has to define its time zone.
  const named = entries.length === 0 ? [stamp] : days;
  const years = [...new Set(named.map((day) => Number(day.slice(0, 4))))];
  return [
    line("BEGIN", "VCALENDAR"),
    line("VERSION", "2.0"),
    line("PRODID", "-//Wicked Golf//Calendar//EN"),
    line("CALSCALE", "GREGORIAN"),
    line("METHOD", "PUBLISH"),
    textLine("X-WR-CALNAME", name),
    ...(timeZone === null ? [] : [zoneLines(timeZone, years)]),
    ...entries.map((entry) => entryLines(entry, timeZone, stamp)),
    line("END", "VCALENDAR"),
  ].join("");
};

const entryLines = (entry: CalendarEntry, timeZone: string | null, stamp: string) =>
  [
    line("BEGIN", "VEVENT"),
    textLine("UID", entry.uid),
    line("DTSTAMP", stamp),
    ...times(entry, timeZone),
    textLine("SUMMARY", entry.summary),
    ...(entry.location === "" ? [] : [textLine("LOCATION", entry.location)]),
    ...(entry.description === "" ? [] : [textLine("DESCRIPTION", entry.description)]),
    ...(entry.isCancelled ? [line("STATUS", "CANCELLED")] : []),
    line("END", "VEVENT"),
  ].join("");

/** Both ends are days or both are times: calendar programs refuse a mixture. */
const times = ({ starts, ends }: CalendarEntry, timeZone: string | null): ReadonlyArray<string> => {
  if (hasTime(starts) && (ends === null || hasTime(ends))) {
    const zone = timeZone === null ? "" : `;TZID=${timeZone}`;
    const at = (name: string, time: string) => line(`${name}${zone}`, basic(time));
    return [at("DTSTART", starts), ...(ends === null ? [] : [at("DTEND", ends)])];
  }
  const on = (name: string, day: string) => line(`${name};VALUE=DATE`, basic(day));
  return [on("DTSTART", starts.slice(0, 10)), on("DTEND", dayAfter(ends ?? starts))];
};

const hasTime = (wallClock: string) => wallClock.includes("T");

/** In this format the end is exclusive. */
const dayAfter = (wallClock: string) => {
  const day = new Date(`${wallClock.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
