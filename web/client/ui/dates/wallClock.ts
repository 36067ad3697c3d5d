import { siteConfig } from "../../data/siteConfig.ts";

/**
 * Wall-clock times have no zone: "2025-01-05T08:00:00" is eight o'clock at the place of the event.
 * So they are never converted to a moment, only parsed; as texts they sort by time.
 */
const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?/;

interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Null if only the day is known. */
  readonly time: string | null;
}

/** Null for anything that is not "YYYY-MM-DD" or "YYYY-MM-DDTHH:MM:SS". */
export const readWallClock = (text: string): WallClock | null => {
  const [, year, month, day, hour, minute] = pattern.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const time = hour && minute ? `${hour}:${minute}` : null;
  return { year: Number(year), month: Number(month), day: Number(day), time };
};

/** The wall clock of a time zone at a moment, as text. */
export const wallClockAt = (moment: Date, timeZone: string): string => {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return `${date}T${part("hour")}:${part("minute")}:${part("second")}`;
};

/** Kept, because making one takes many times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
};

const newFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

const DAY = 86_400_000;

/** Whole days between two dates of the calendar. */
export const daysBetween = (from: WallClock, to: WallClock): number =>
  Math.round((noonOf(to) - noonOf(from)) / DAY);

const noonOf = ({ year, month, day }: WallClock) => Date.UTC(year, month - 1, day, 12);

const asUtc = (wallClock: string) => Date.parse(`${wallClock}Z`);

/**
 * The moment at which a clock in that time zone shows "YYYY-MM-DDTHH:MM:SS". Times that are skipped
 * when summer time begins give the moment an hour later.
 */
export const momentOf = (wallClock: string, timeZone: string): Date => {
  const wanted = asUtc(wallClock);
  const shownAt = (time: number) => asUtc(wallClockAt(new Date(time), timeZone));
  const guess = wanted - (shownAt(wanted) - wanted);
  return new Date(guess - (shownAt(guess) - wanted));
};

/** "14:32" in the organiser's time zone. */
export const clockTime = (moment: Date): string => onSite(moment).slice(11, 16);

/** "YYYY-MM-DDTHH:MM:SS" in the organiser's time zone. */
export const onSite = (moment: Date): string => wallClockAt(moment, siteConfig.timeZone);
