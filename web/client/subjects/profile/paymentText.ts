import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";

const texts = { pending: "Payment pending", paid: "Paid", refunded: "Refunded" };

/** Whether the fee is paid; null if nothing is owed, as without a place. */
export const paymentText = ({
  status,
  paymentStatus,
  playerStatus = "playing",
}: Pick<RegistrationWithEvent, "status" | "paymentStatus"> &
  Partial<Pick<RegistrationWithEvent, "playerStatus">>): string | null => {
  const isOwed = status === "registered" && playerStatus === "playing";
  return paymentStatus === "pending" && !isOwed ? null : texts[paymentStatus];
};
