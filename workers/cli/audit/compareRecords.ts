import { createReadStream } from "node:fs";
import { Option, Schema } from "effect";
import { RecordEnd, RecordLine } from "../../../domain/audit/record.ts";
import { readLines } from "../files/readLines.ts";
import { refuseFolder } from "../files/refuseFolder.ts";
import { described } from "./described.ts";
import { firstDifference } from "./firstDifference.ts";
import { headerIn } from "./readRecord.ts";

const asLine = Schema.decodeUnknownOption(Schema.fromJsonString(RecordLine));
const asEnd = Schema.decodeUnknownOption(Schema.fromJsonString(RecordEnd));

/**
 * The first difference between two records, in one sentence; null if their bytes are equal. Refuses
 * a second file that is no record.
 */
export const differenceOf = async (one: string, other: string) => {
  await refuseFolder(other);
  const lines = readLines(createReadStream(one, "utf8"));
  const others = readLines(createReadStream(other, "utf8"));
  for (let number = 0; ; number += 1) {
    const [left, right] = await Promise.all([lines.next(), others.next()]);
    if (left.done && right.done) return null;
    if (left.value === right.value) continue;
    if (number === 0) {
      headerIn(other, right.value ?? "");
      return "The two records differ in their first line: the event, its terms or the rules.";
    }
    return `The two records part at event ${number}: ${partingOf(left.value, right.value)}.`;
  }
};

const partingOf = (left = "", right = "") => {
  const [first, second] = [nameOf(left), nameOf(right)];
  if (first !== second) return `the first has ${first}; the second has ${second}`;
  // The two lines have the same name, so what differs is inside of them.
  const difference = firstDifference(fieldsIn(left), fieldsIn(right));
  if (!difference) return `${first} is written differently`;
  const values = [difference.left, difference.right].map(shown);
  return `in ${first}, ${difference.field} is ${values[0]} in the first and ${values[1]} in the second`;
};

const nameOf = (text: string) => {
  if (text === "") return "nothing more";
  if (Option.isSome(asEnd(text))) return "its last line";
  return Option.match(asLine(text), {
    onNone: () => "a line that cannot be read",
    onSome: described,
  });
};

/** The hash comes last, because it differs wherever something else does. */
const fieldsIn = (line: string) => {
  const { hash, ...facts } = JSON.parse(line);
  return { ...facts, hash };
};

/** In characters. A longer value would hide the sentence. */
const LONGEST = 80;

const shown = (value: unknown) => {
  const text = value === undefined ? "missing" : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
};
