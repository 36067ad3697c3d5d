import { line, textLine } from "./contentLine.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

interface Change {
  /** From this time on, the clocks have another offset to UTC. */
  readonly instant: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The definition of a time zone for these years (RFC 5545, 3.6.5). Each change of the clocks is
 * listed, because a file about a few days needs no general rules.
 */
export const zoneLines = (timeZone: string, years: ReadonlyArray<number>): string => {
  const offsetAt = offsetsOf(timeZone);
  const observed = years.flatMap((year) => changesIn(year, offsetAt));
  const standard = Math.min(...observed.map(({ to }) => to));
  return [
    line("BEGIN", "VTIMEZONE"),
    textLine("TZID", timeZone),
    ...observed.map((change) => observance(change, change.to === standard)),
    line("END", "VTIMEZONE"),
  ].join("");
};

const observance = ({ instant, from, to }: Change, isStandard: boolean) => {
  const kind = isStandard ? "STANDARD" : "DAYLIGHT";
  return [
    line("BEGIN", kind),
    // In the local time before the change.
    line("DTSTART", basic(new Date(instant + from).toISOString().slice(0, 19))),
    line("TZOFFSETFROM", offsetText(from)),
    line("TZOFFSETTO", offsetText(to)),
    line("END", kind),
  ].join("");
};

/** "20260613T083000" for "2026-06-13T08:30:00". */
export const basic = (wallClock: string): string => wallClock.replaceAll(/[-:]/gu, "");

const offsetText = (offset: number) => {
  const minutes = Math.abs(offset) / MINUTE;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
};

type OffsetAt = (instant: number) => number;

/** The offset at the beginning of the year, and each change until its end. */
const changesIn = (year: number, offsetAt: OffsetAt): ReadonlyArray<Change> => {
  const start = Date.UTC(year, 0, 1);
  const first = offsetAt(start);
  const changes: Array<Change> = [{ instant: start - first, from: first, to: first }];
  for (let day = start; day < Date.UTC(year + 1, 0, 1); day += DAY) {
    const [from, to] = [offsetAt(day), offsetAt(day + DAY)];
    if (from !== to) changes.push({ instant: changeWithin(day, to, offsetAt), from, to });
  }
  return changes;
};

/** The first minute of the day at which the new offset is valid. */
const changeWithin = (day: number, to: number, offsetAt: OffsetAt) => {
  let [before, after] = [day, day + DAY];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle) === to) after = middle;
    else before = middle;
  }
  return after;
};

/** In milliseconds. Today the offset of every zone is a whole number of minutes. */
const offsetsOf = (timeZone: string): OffsetAt => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  return (instant) => {
    const named = format.formatToParts(instant).find(({ type }) => type === "timeZoneName");
    const [, sign = "+", hours = "0", minutes = "0"] =
      /GMT([+-])(\d{2}):(\d{2})/u.exec(named?.value ?? "") ?? [];
    const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE;
    return sign === "-" ? -offset : offset;
  };
};
