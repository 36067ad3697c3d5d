import { readFileSync } from "node:fs";
import path from "node:path";
import { Schema } from "effect";
import { installationFolder } from "./installation.ts";

const Package = Schema.fromJsonString(Schema.Struct({ version: Schema.String }));

/** The version of this program, from package.json. */
export const { version } = Schema.decodeSync(Package)(
  readFileSync(path.join(installationFolder, "package.json"), "utf8"),
);
