import { afterEach, expect, test } from "vitest";
import { installation, lengthHead, lengthText, unitFor } from "./units.ts";

const { isMetric } = installation;
afterEach(() => {
  Object.assign(installation, { isMetric });
});

test("lengths are in yards and feet unless the installation counts in metres", () => {
  expect([lengthHead(), lengthText(6400), unitFor("feet").sign]).toEqual([
    ...["Yards", "6400 yards", "ft"],
  ]);
  Object.assign(installation, { isMetric: true });
  expect([lengthHead(), lengthText(5850), unitFor("feet").sign]).toEqual([
    ...["Metres", "5850 metres", "m"],
  ]);
  expect(unitFor("yards")).toEqual({ word: "metres", sign: "m" });
});
