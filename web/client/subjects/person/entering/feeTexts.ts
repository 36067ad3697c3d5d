import type { Event } from "../../../../contract/event/event.ts";
import type { EntryMoney } from "../../../../contract/field/registration.ts";
import { feeText } from "../../../ui/money.ts";

/** What an event asks for an entry. */
export type Fees = Pick<Event, "registrationFee" | "otherFees">;

/** "$80.00 (Guest)". */
export const entryText = ({ kind, amount }: Pick<EntryMoney, "kind" | "amount">): string =>
  kind === null ? feeText(amount) : `${feeText(amount)} (${kind})`;

/** The kinds of fee of an event, to choose from. */
export const feeOptions = ({ registrationFee, otherFees }: Fees) => [
  { value: "", label: `Registration fee, ${feeText(registrationFee)}` },
  ...otherFees.map(({ name, amount }) => ({ value: name, label: `${name}, ${feeText(amount)}` })),
];

/** The name that is sent; null is the registration fee. */
export const chosenFee = (value: string): string | null => (value === "" ? null : value);
