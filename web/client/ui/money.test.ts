import { afterEach, expect, test } from "vitest";
import { siteConfig } from "../data/siteConfig.ts";
import { feeText, moneyText } from "./money.ts";

test.each([
  ["85.00", "$85.00"],
  [0, "$0.00"],
  [0.1 + 0.2, "$0.30"],
  ["1200.50", "$1,200.50"],
  ["99999999.99", "$99,999,999.99"],
  [-12.5, "-$12.50"],
  [-0.001, "$0.00"],
])("%s is shown as %s", (amount, shown) => {
  expect(moneyText(amount)).toBe(shown);
});

test("what is no number is shown as it came", () => {
  expect(moneyText("by invitation")).toBe("by invitation");
});

test("a fee is in cents and may not be set yet", () => {
  expect(feeText(8500)).toBe("$85.00");
  expect(feeText(0)).toBe("$0.00");
  expect(feeText(null)).toBe("TBD");
});

const { currency } = siteConfig;
afterEach(() => {
  Object.assign(siteConfig, { currency });
});

test("another currency stands in the place of the dollar", () => {
  Object.assign(siteConfig, { currency: "CHF\u00a0" });
  expect([feeText(120_050), moneyText(-3)]).toEqual(["CHF\u00a01,200.50", "-CHF\u00a03.00"]);
});
