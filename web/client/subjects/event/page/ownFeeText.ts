import type { RegistrationWithEvent } from "../../../../contract/field/registration.ts";
import { entryText } from "../../person/entering/feeTexts.ts";

/** The own fee and how far it is paid; null if there is nothing to say. */
export const ownFeeText = ({
  fee,
  status,
  paymentStatus,
}: Pick<RegistrationWithEvent, "fee" | "status" | "paymentStatus">): string | null => {
  if (!fee) return null;
  if (paymentStatus === "paid") {
    return `${entryText(fee)} paid${fee.receipt === null ? "" : `, receipt ${fee.receipt}`}.`;
  }
  return status === "registered" && fee.amount > 0 ? `${entryText(fee)} to be paid.` : null;
};
