import { expect, test } from "vitest";
import { newEventValues } from "./eventValues.ts";
import { isRequired } from "./required.ts";

const names = Object.keys(newEventValues) as ReadonlyArray<keyof typeof newEventValues>;

test("a new event must have what its call demands, and may leave the rest open", () => {
  const required = names.filter((name) => isRequired(name, false));
  expect(required).toEqual(
    expect.arrayContaining(["name", "location", "startDate", "organizerEmail", "playFormatId"]),
  );
  for (const open of ["description", "endDate", "courseId", "teeId", "eventAdminId"] as const) {
    expect(required).not.toContain(open);
  }
});

test("settings may go on without what an import left out", () => {
  expect(isRequired("name", true)).toBe(true);
  expect(isRequired("organizerEmail", true)).toBe(false);
});
