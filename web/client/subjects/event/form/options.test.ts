import { expect, test } from "vitest";
import type { Course } from "../../../../contract/course/course.ts";
import { adminOptions, courseOptions, eventTypeOptions, teeOptions } from "./options.ts";

const links = { id: "links", name: "Widow's Reach Links" };
const robin = { id: "robin", firstName: "Robin", lastName: "Fairway" };
const course = {
  tees: [{ id: "white", name: "White", courseRating: 71.2, slopeRating: 128 }],
} as unknown as Course;

const labels = (options: ReadonlyArray<{ readonly label: string }>) =>
  options.map(({ label }) => label);

test("what the lists have is offered once, and nothing is added where nothing is chosen", () => {
  expect(labels(courseOptions([links], "links"))).toEqual(["Widow's Reach Links"]);
  expect(labels(courseOptions([links], ""))).toEqual(["Widow's Reach Links"]);
  expect(labels(adminOptions([robin], "robin"))).toEqual(["Robin Fairway"]);
  expect(labels(teeOptions(course, "white"))).toEqual(["White (71.2 / 128)"]);
  expect(labels(teeOptions(undefined, ""))).toEqual([]);
});

test("what was chosen stays on offer when its list has lost it", () => {
  expect(courseOptions([links], "archived").at(-1)).toEqual({
    value: "archived",
    label: "The present course",
  });
  expect(labels(adminOptions([robin], "gone"))).toEqual([
    "Robin Fairway",
    "The present event admin",
  ]);
  expect(labels(teeOptions(undefined, "white"))).toEqual(["The present tee"]);
  expect(eventTypeOptions("long_drive").at(-1)?.label).toBe("long_drive");
});
