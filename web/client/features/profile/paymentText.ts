import type { RegistrationWithEvent } from "../../../contract/registration.ts";

const texts = { pending: "Payment pending", paid: "Paid", refunded: "Refunded" };

/** How the fee stands, or null where nobody waits for it: without a place nothing is owed. */
export const paymentText = ({
  status,
  paymentStatus,
  playerStatus = "playing",
}: Pick<RegistrationWithEvent, "status" | "paymentStatus"> &
  Partial<Pick<RegistrationWithEvent, "playerStatus">>): string | null => {
  const isOwed = status === "registered" && playerStatus === "playing";
  return paymentStatus === "pending" && !isOwed ? null : texts[paymentStatus];
};
