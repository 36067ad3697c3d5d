import { Option } from "effect";
import { advice, type Finding, fine } from "../../../application/ports/Finding.ts";
import { countText } from "../terminal/countText.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** In milliseconds. A backup of each night may be late once. */
const TOO_OLD = 2 * DAY;

/** How old the last good backup is at this time. */
export const backupFinding = (takenAt: Option.Option<Date>, now: number): Finding =>
  Option.match(takenAt, {
    onNone: () => advice("backup", "There is none of this installation yet.", todo),
    onSome: (date) => {
      const age = Math.max(now - date.getTime(), 0);
      const says = `The last good one is ${inWords(age)} old.`;
      return age > TOO_OLD ? advice("backup", says, todo) : fine("backup", says);
    },
  });

const todo = "golf backup --to <folder> --keep 14, each night.";

const inWords = (age: number) =>
  age < TOO_OLD
    ? countText(Math.floor(age / HOUR), "hour")
    : countText(Math.floor(age / DAY), "day");
