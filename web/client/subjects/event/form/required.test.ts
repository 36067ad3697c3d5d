import { expect, test } from "vitest";
import { requiredInNewEvent, requiredInSettings } from "./eventForm.ts";

test("a new event must have what its call demands, and may leave the rest open", () => {
  const required = [...requiredInNewEvent];
  expect(required).toEqual(
    expect.arrayContaining(["name", "location", "startDate", "organizerEmail", "playFormatId"]),
  );
  for (const open of ["description", "endDate", "courseId", "teeId", "eventAdminId"] as const) {
    expect(required).not.toContain(open);
  }
});

test("settings may go on without what an import left out", () => {
  expect(requiredInSettings.has("name")).toBe(true);
  expect(requiredInSettings.has("organizerEmail")).toBe(false);
});
