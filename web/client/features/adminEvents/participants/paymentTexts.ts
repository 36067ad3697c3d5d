import type { PaymentStatus } from "../../../../contract/registration.ts";

export const paymentTexts: Readonly<Record<PaymentStatus, string>> = {
  pending: "Not paid",
  paid: "Paid",
  refunded: "Refunded",
};
