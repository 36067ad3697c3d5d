import { expect, test } from "vitest";
import { Cents } from "../../../../../domain/shared/values.ts";
import { paymentLines } from "./paymentTexts.ts";

const fee = { kind: null, amount: Cents.make(5000), receipt: null };

test("the list says what is owed, and of what is paid how and with which receipt", () => {
  const open = { fee, paymentStatus: "pending", paymentMethod: null } as const;
  expect(paymentLines(open)).toEqual({ status: "Not paid", more: "$50.00" });
  const paid = {
    paymentStatus: "paid",
    paymentMethod: "card",
    fee: { ...fee, kind: "Guest", receipt: 12 },
  } as const;
  expect(paymentLines(paid)).toEqual({ status: "Paid", more: "$50.00, Guest, card, no. 12" });
  expect(paymentLines({ ...paid, fee, paymentMethod: "manual" }).more).toBe("$50.00");
});
