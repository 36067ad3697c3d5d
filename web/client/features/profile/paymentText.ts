import type { RegistrationWithEvent } from "../../../contract/registration.ts";

const texts = { pending: "Payment pending", paid: "Paid", refunded: "Refunded" };

/** How the fee stands, or null where nobody waits for it: without a place nothing is owed. */
export const paymentText = ({
  status,
  paymentStatus,
}: Pick<RegistrationWithEvent, "status" | "paymentStatus">): string | null =>
  paymentStatus === "pending" && status !== "registered" ? null : texts[paymentStatus];
