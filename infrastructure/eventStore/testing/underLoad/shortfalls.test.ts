import { expect, test } from "vitest";
import { shortfalls } from "./shortfalls.ts";

test("facts that happened less often than requested are named, and so is a request that is no number", () => {
  expect(
    shortfalls([
      { what: "events acknowledged", asked: 2000, happened: 2010 },
      { what: "processes killed", asked: 20, happened: 19 },
      { what: "disturbances of the server", asked: 0, happened: 0 },
      { what: "looks", asked: Number.NaN, happened: 5 },
    ]),
  ).toEqual(["only 19 of 20 processes killed", "only 5 of NaN looks"]);
});
