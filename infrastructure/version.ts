import { readFileSync } from "node:fs";
import { Schema } from "effect";

const Package = Schema.fromJsonString(Schema.Struct({ version: Schema.String }));

/** Of this program, as package.json has it. */
export const { version } = Schema.decodeSync(Package)(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
