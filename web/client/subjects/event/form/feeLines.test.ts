import { expect, test } from "vitest";
import { Cents } from "../../../../../domain/shared/values.ts";
import { feeLines, feesIn } from "./eventForm.ts";

test("kinds of fee are typed in lines, and come back as they were", () => {
  const fees = [
    { name: "Guest", amount: Cents.make(6000) },
    { name: "Junior, under 18", amount: Cents.make(1550) },
  ];
  expect(feeLines(fees)).toBe("Guest 60.00\nJunior, under 18 15.50");
  expect(feesIn(feeLines(fees))).toEqual([
    { name: "Guest", amount: "60.00" },
    { name: "Junior, under 18", amount: "15.50" },
  ]);
});

test("a line may have a colon and a sign, and one without an amount has none", () => {
  expect(feesIn("  Guest: €60 \n\nJunior")).toEqual([
    { name: "Guest", amount: "€60" },
    { name: "Junior", amount: "" },
  ]);
});
