import { expect, test } from "vitest";
import { foreignChanges, mergeEdits } from "./mergeEdits.ts";

const before = { name: "Old", city: "Crail", tees: ["Blue"], phone: "" };
const ways = {
  before,
  typed: { ...before, name: "Mine", tees: ["Blue", "Red"], phone: "1" },
  saved: { ...before, name: "Theirs", city: "Fife", tees: ["Blue"], phone: "1" },
};

test("what somebody else has saved is told, and whether something else was typed there", () => {
  expect(foreignChanges(ways)).toEqual([
    { name: "name", isContested: true },
    { name: "city", isContested: false },
  ]);
});

test("nothing that was typed is lost unless the saved value is chosen", () => {
  const kept = { city: "Fife", tees: ["Blue", "Red"], phone: "1" };
  expect(mergeEdits(ways, () => false)).toEqual({ ...kept, name: "Mine" });
  expect(mergeEdits(ways, (name) => name === "name")).toEqual({ ...kept, name: "Theirs" });
});

test("a form in which nothing was typed becomes what was saved", () => {
  expect(mergeEdits({ ...ways, typed: before }, () => false)).toEqual(ways.saved);
});
