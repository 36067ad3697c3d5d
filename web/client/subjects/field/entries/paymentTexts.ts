import { Schema } from "effect";
import { type AdminParticipant, PaymentMethod } from "../../../../contract/field/participants.ts";
import type { PaymentStatus } from "../../../../contract/field/registration.ts";
import { feeText } from "../../../ui/money.ts";

/** "manual" is said of older payments. */
export const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  cash: "Cash",
  card: "Card",
  bank: "Bank",
  manual: "Not said",
};

export const methodOptions = (["cash", "card", "bank"] as const).map((value) => ({
  value,
  label: methodTexts[value],
}));

const isMethod = Schema.is(PaymentMethod);

export const methodNamed = (name: string): PaymentMethod => (isMethod(name) ? name : "manual");

const statusTexts: Readonly<Record<PaymentStatus, string>> = {
  pending: "Not paid",
  paid: "Paid",
  refunded: "Refunded",
};

/** Below how far it is paid: "$80.00, Guest", "$80.00, card, no. 12". */
export const paymentLines = ({
  fee: { kind, amount, receipt },
  paymentStatus,
  paymentMethod,
}: Pick<AdminParticipant, "fee" | "paymentStatus" | "paymentMethod">) => ({
  status: statusTexts[paymentStatus],
  more: [
    feeText(amount),
    ...(kind === null ? [] : [kind]),
    ...(paymentStatus !== "paid" || paymentMethod === null || paymentMethod === "manual"
      ? []
      : [methodTexts[paymentMethod].toLowerCase()]),
    ...(receipt === null ? [] : [`no. ${receipt}`]),
  ].join(", "),
});
