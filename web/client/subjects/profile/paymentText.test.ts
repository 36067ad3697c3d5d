import { expect, test } from "vitest";
import { paymentText } from "./MyEvents.tsx";

test("who has a place reads how the fee stands", () => {
  expect(paymentText({ status: "registered", paymentStatus: "pending" })).toBe("Payment pending");
  expect(paymentText({ status: "registered", paymentStatus: "paid" })).toBe("Paid");
});

test("nobody asks for the fee of a player who has withdrawn", () => {
  const left = { status: "registered", playerStatus: "withdrawn" } as const;
  expect(paymentText({ ...left, paymentStatus: "pending" })).toBeNull();
  expect(paymentText({ ...left, paymentStatus: "paid" })).toBe("Paid");
});

test("who waits or has left owes nothing, but reads what was paid", () => {
  expect(paymentText({ status: "waitlist", paymentStatus: "pending" })).toBeNull();
  expect(paymentText({ status: "cancelled", paymentStatus: "pending" })).toBeNull();
  expect(paymentText({ status: "cancelled", paymentStatus: "paid" })).toBe("Paid");
  expect(paymentText({ status: "cancelled", paymentStatus: "refunded" })).toBe("Refunded");
});
