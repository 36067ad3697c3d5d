import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WallClock } from "../../../domain/shared/values.ts";
import { type CalendarEntry, icalendarOf } from "./calendar.ts";

const at = (text: string) => WallClock.make(text);

const entry = (special: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...{ uid: "one@club.example", summary: "Summer Open", location: "", description: "" },
  ...{ starts: at("2026-06-13"), ends: null, isCancelled: false },
  ...special,
});

const fileWith = (timeZone: string | null, ...entries: ReadonlyArray<CalendarEntry>) =>
  icalendarOf({
    ...{ name: "Summer Open", timeZone, entries },
    writtenAt: new Date("2026-05-01T10:20:30.456Z"),
  });

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

/** The values of a property, as a calendar program reads them. */
const valuesOf = (file: string, name: string) =>
  unfolded(file)
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1))
    .map((value) => value.replaceAll(/\\(.)/gsu, (_, sign) => (sign === "n" ? "\n" : sign)));

test("where the zone is not known the times float, as the clock of a wall shows them", () => {
  const starts = at("2026-06-13T08:30:00");
  const lines = unfolded(fileWith(null, entry({ starts, ends: at("2026-06-13T18:00:00") })));
  expect(lines).toContain("DTSTART:20260613T083000");
  expect(lines).toContain("DTEND:20260613T180000");
  expect(lines.some((line) => line.includes("TZ"))).toBe(false);
});

test("a file with one event of one day has all required lines", () => {
  expect(unfolded(fileWith("UTC", entry()))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wicked Golf//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Summer Open",
    ...["BEGIN:VTIMEZONE", "TZID:UTC"],
    ...["BEGIN:STANDARD", "DTSTART:20260101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000"],
    ...["END:STANDARD", "END:VTIMEZONE"],
    "BEGIN:VEVENT",
    "UID:one@club.example",
    "DTSTAMP:20260501T102030Z",
    "DTSTART;VALUE=DATE:20260613",
    "DTEND;VALUE=DATE:20260614",
    "SUMMARY:Summer Open",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

describe("days and times", () => {
  const timesOf = (starts: string, ends: string | null) =>
    unfolded(
      fileWith(
        "Europe/Vienna",
        entry({ starts: at(starts), ends: ends === null ? null : at(ends) }),
      ),
    ).filter((line) => /^DT(?:START|END);/u.test(line));

  test.for([
    ["2026-06-13", "2026-06-30", [";VALUE=DATE:20260613", ";VALUE=DATE:20260701"]],
    ["2026-12-31", null, [";VALUE=DATE:20261231", ";VALUE=DATE:20270101"]],
    ["2026-06-13T08:30:00", null, [";TZID=Europe/Vienna:20260613T083000"]],
    [
      ...(["2026-06-13T08:30:00", "2026-06-14T18:00:00"] as const),
      [";TZID=Europe/Vienna:20260613T083000", ";TZID=Europe/Vienna:20260614T180000"],
    ],
    // A calendar program refuses a mixture of date and time.
    ["2026-06-13T08:30:00", "2026-06-14", [";VALUE=DATE:20260613", ";VALUE=DATE:20260615"]],
  ] as const)("an event from %s to %s has these dates", ([starts, ends, expected]) => {
    const values = timesOf(starts, ends).map((line) => line.replace(/^DT(?:START|END)/u, ""));
    expect(values).toEqual(expected);
  });
});

describe("a zone", () => {
  const zoneOf = (timeZone: string) => {
    const lines = unfolded(fileWith(timeZone, entry()));
    const zone = lines.slice(lines.indexOf(`TZID:${timeZone}`) + 1, lines.indexOf("END:VTIMEZONE"));
    return zone
      .join(" ")
      .replaceAll("TZOFFSET", "")
      .split(/ ?BEGIN:/u)
      .slice(1);
  };

  test.for([
    [
      "Europe/Vienna",
      [
        "STANDARD DTSTART:20260101T000000 FROM:+0100 TO:+0100 END:STANDARD",
        "DAYLIGHT DTSTART:20260329T020000 FROM:+0100 TO:+0200 END:DAYLIGHT",
        "STANDARD DTSTART:20261025T030000 FROM:+0200 TO:+0100 END:STANDARD",
      ],
    ],
    [
      "America/St_Johns",
      [
        "STANDARD DTSTART:20260101T000000 FROM:-0330 TO:-0330 END:STANDARD",
        "DAYLIGHT DTSTART:20260308T020000 FROM:-0330 TO:-0230 END:DAYLIGHT",
        "STANDARD DTSTART:20261101T020000 FROM:-0230 TO:-0330 END:STANDARD",
      ],
    ],
    // The year begins in summer time.
    [
      "Australia/Sydney",
      [
        "DAYLIGHT DTSTART:20260101T000000 FROM:+1100 TO:+1100 END:DAYLIGHT",
        "STANDARD DTSTART:20260405T030000 FROM:+1100 TO:+1000 END:STANDARD",
        "DAYLIGHT DTSTART:20261004T020000 FROM:+1000 TO:+1100 END:DAYLIGHT",
      ],
    ],
    ["Asia/Kolkata", ["STANDARD DTSTART:20260101T000000 FROM:+0530 TO:+0530 END:STANDARD"]],
  ] as const)("the zone %s contains the changes of its clocks", ([timeZone, expected]) => {
    expect(zoneOf(timeZone)).toEqual(expected);
  });

  test("the zone of a far year has as many lines as that of a near year", () => {
    const file = fileWith("Europe/Vienna", entry({ ends: at("9998-06-13") }));
    expect(file.match(/BEGIN:DAYLIGHT/gu)).toHaveLength(2);
  });
});

test.for([
  ["Open, the; big one", String.raw`Open\, the\; big one`],
  ["back\\slash", String.raw`back\\slash`],
  ["two\r\nlines\rand\nmore", String.raw`two\nlines\nand\nmore`],
  ["bell\u0007 and tab\t", "bell and tab"],
  ["END:VEVENT\r\nBEGIN:VALARM", String.raw`END:VEVENT\nBEGIN:VALARM`],
] as const)("%j cannot end its property", ([summary, written]) => {
  expect(unfolded(fileWith("UTC", entry({ summary })))).toContain(`SUMMARY:${written}`);
});

const typedText = fc.string({ unit: "grapheme", maxLength: 200 });

test("every typed text is read back as it was written, in lines of at most 75 octets", () => {
  const odd = fc.oneof(typedText, fc.constant("👨‍👩‍👧‍👦⛳️,;\\\n".repeat(20)));
  fc.assert(
    fc.property(odd, odd, (description, location) => {
      const file = fileWith("UTC", entry({ description, location }));
      expect(Buffer.from(file).toString()).toBe(file);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
      expect(valuesOf(file, "DESCRIPTION").join("")).toBe(visible(description));
      expect(valuesOf(file, "LOCATION").join("")).toBe(visible(location));
      expect(file.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
    }),
  );
});

/** Without characters that no calendar can show. */
const visible = (text: string) =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/gu, "\n").replaceAll(/(?!\n)\p{Cc}/gu, "");
