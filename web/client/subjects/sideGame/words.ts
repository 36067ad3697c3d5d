import type { PersonName } from "../../../contract/shared.ts";
import { feeText } from "../../ui/money.ts";

/** "$40", "$12.50": without cents if they are zero, so that a stake is quick to read. */
export const stakeText = (cents: number): string => feeText(cents).replace(/\.00$/, "");

/** "+$12.50", "-$3.00", "$0.00". */
export const signedMoney = (cents: number): string => `${cents > 0 ? "+" : ""}${feeText(cents)}`;

export const fullName = ({ firstName, lastName }: typeof PersonName.Type): string =>
  `${firstName} ${lastName}`;

/** "+2", "-1", "0": points that are won and lost. */
export const signedText = (points: number): string => (points > 0 ? `+${points}` : String(points));
