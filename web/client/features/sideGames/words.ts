import type { PersonName } from "../../../contract/shared.ts";
import { feeText } from "../../lib/money.ts";

/** "$40", "$12.50": without cents if they are zero, so that a stake is quick to read. */
export const stakeText = (cents: number): string => feeText(cents).replace(/\.00$/, "");

/** "1 skin", "3 skins", "0.5 points". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const fullName = ({ firstName, lastName }: typeof PersonName.Type): string =>
  `${firstName} ${lastName}`;

/** "+2", "-1", "0": points that are won and lost. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));
