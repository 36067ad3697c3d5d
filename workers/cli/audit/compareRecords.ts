import { createReadStream } from "node:fs";
import { Option, Schema } from "effect";
import { RecordLine } from "../../../domain/audit/record.ts";
import { linesIn } from "../linesIn.ts";
import { refuseFolder } from "../refuseFolder.ts";
import { described } from "./described.ts";
import { headerIn } from "./readRecord.ts";

const asLine = Schema.decodeUnknownOption(Schema.fromJsonString(RecordLine));

/**
 * The first difference between two records, in one sentence; null if their bytes are equal. Refuses
 * a second file that is no record.
 */
export const differenceOf = async (one: string, other: string) => {
  await refuseFolder(other);
  const lines = linesIn(createReadStream(one, "utf8"));
  const others = linesIn(createReadStream(other, "utf8"));
  for (let number = 0; ; number += 1) {
    const [left, right] = await Promise.all([lines.next(), others.next()]);
    if (left.done && right.done) return null;
    if (left.value === right.value) continue;
    if (number === 0) {
      headerIn(other, right.value ?? "");
      return "The two records differ in their first line: the event, its terms or the rules.";
    }
    const sides = [lineOf(left.value), lineOf(right.value)];
    return `The two records part at event ${number}: the first has ${sides[0]}; the second has ${sides[1]}.`;
  }
};

const lineOf = (text: string | void) =>
  Option.match(asLine(text), { onNone: () => "its end", onSome: described });
