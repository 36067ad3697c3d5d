import { afterEach, expect, test } from "vitest";
import { siteConfig } from "../data/siteConfig.ts";
import { lengthHead, lengthText, unitFor } from "./units.ts";

const { isMetric } = siteConfig;
afterEach(() => {
  Object.assign(siteConfig, { isMetric });
});

test("lengths are in yards and feet unless the installation counts in metres", () => {
  expect([lengthHead(), lengthText(6400), unitFor("feet").sign]).toEqual([
    ...["Yards", "6400 yards", "ft"],
  ]);
  Object.assign(siteConfig, { isMetric: true });
  expect([lengthHead(), lengthText(5850), unitFor("feet").sign]).toEqual([
    ...["Metres", "5850 metres", "m"],
  ]);
  expect(unitFor("yards")).toEqual({ word: "metres", sign: "m" });
});
