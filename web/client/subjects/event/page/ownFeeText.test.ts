import { expect, test } from "vitest";
import { Cents } from "../../../../../domain/shared/values.ts";
import { feeOptions } from "../../person/entering/feeTexts.ts";
import { ownFeeText } from "./EventHead.tsx";

const fee = { kind: "Guest", amount: Cents.make(8000), receipt: null };

test("a player reads the own fee, and that it was paid with which receipt", () => {
  const owed = { fee, status: "registered", paymentStatus: "pending" } as const;
  expect(ownFeeText(owed)).toBe("$80.00 (Guest) to be paid.");
  const paid = { ...owed, paymentStatus: "paid" } as const;
  expect(ownFeeText(paid)).toBe("$80.00 (Guest) paid.");
  const numbered = { ...paid, fee: { ...fee, kind: null, receipt: 12 } };
  expect(ownFeeText(numbered)).toBe("$80.00 paid, receipt 12.");
});

test("who waits, and who pays nothing, reads nothing of money", () => {
  const waits = { fee, status: "waitlist", paymentStatus: "pending" } as const;
  expect(ownFeeText(waits)).toBeNull();
  const free = { ...fee, amount: Cents.make(0) };
  expect(ownFeeText({ ...waits, status: "registered", fee: free })).toBeNull();
  expect(ownFeeText({ status: "registered", paymentStatus: "pending" })).toBeNull();
});

test("the fees of an event are offered with their amounts", () => {
  const otherFees = [{ name: "Guest", amount: Cents.make(8000) }];
  expect(feeOptions({ registrationFee: Cents.make(5000), otherFees })).toEqual([
    { value: "", label: "Registration fee, $50.00" },
    { value: "Guest", label: "Guest, $80.00" },
  ]);
});
