import type { Event } from "../../../../contract/event/event.ts";
import { inDollars } from "../../../../contract/inputs/cents.ts";

/** Kinds of fee as they are typed, each in a line: "Guest 60.00". */
export const feeLines = (fees: Event["otherFees"]): string =>
  fees.map(({ name, amount }) => `${name} ${inDollars(amount)}`).join("\n");

/** What was typed; the contract says what is wrong in it. The amount is the last word of a line. */
export const feesIn = (
  lines: string,
): ReadonlyArray<{ readonly name: string; readonly amount: string }> =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = line, amount = ""] = /^(.*?)[\s:]+(\S*\d\S*)$/u.exec(line) ?? [];
      return { name, amount };
    });
