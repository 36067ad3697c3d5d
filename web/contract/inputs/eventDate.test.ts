import fc from "fast-check";
import { expect, test } from "vitest";
import { reading } from "../testing.ts";
import { optionalDate, requiredDate } from "./eventDate.ts";
import { Moment } from "./isoTime.ts";

const read = reading(requiredDate("Start date"));

test.each([
  { sent: "2026-05-01", kept: "2026-05-01" },
  { sent: "2026-05-01T08:00", kept: "2026-05-01T08:00:00" },
  { sent: "2026-05-01T08:00:30", kept: "2026-05-01T08:00:30" },
  { sent: "2026-05-01T08:00:30.123Z", kept: "2026-05-01T08:00:30" },
  { sent: "2026-05-01T08:00:00+02:00", kept: "2026-05-01T08:00:00" },
  { sent: "2028-02-29", kept: "2028-02-29" },
])("the date $sent is read as $kept", ({ sent, kept }) => {
  expect(read(sent)).toBe(kept);
});

test.each(["", "2026-02-29", "2026-13-01", "2026-05-01T24:00", "1.5.2026", 20260501, null])(
  "the date %s is refused",
  (sent) => {
    expect(read(sent)).toBe("Start date is required");
  },
);

test("an optional date is null when it is empty", () => {
  const readOptional = reading(optionalDate("End date"));
  expect(["", null, "2026-05-01"].map(readOptional)).toEqual([null, null, "2026-05-01"]);
  expect(readOptional("soon")).toBe("End date must be a date");
});

const years = { min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true };

test("every moment is read to the second", () => {
  fc.assert(
    fc.property(fc.date(years), (date) => {
      const text = date.toISOString();
      expect(read(text)).toBe(text.slice(0, 19));
      expect(read(text.slice(0, 10))).toBe(text.slice(0, 10));
    }),
  );
});

test.each([
  { sent: "2026-05-01T10:00:00+02:00", moment: "2026-05-01T08:00:00.000Z" },
  { sent: "2026-05-01T08:00:00.5Z", moment: "2026-05-01T08:00:00.500Z" },
  { sent: "2026-05-01", moment: "2026-05-01T00:00:00.000Z" },
  { sent: "yesterday", moment: "Invalid time" },
  { sent: "2026-02-30T10:00:00Z", moment: "Invalid time" },
  { sent: "2026-05-01T08:00", moment: "Invalid time" },
])("the time asOf $sent is read as $moment", ({ sent, moment }) => {
  expect(reading(Moment)(sent)).toBe(moment);
});
