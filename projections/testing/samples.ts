import { readdirSync, readFileSync } from "node:fs";
import { metadata } from "../../domain/scorecard/examples.ts";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";

/** Events as they were once stored: one for each type and version, never to be edited or removed. */
const folder = new URL("../samples/", import.meta.url);

export const samples = readdirSync(folder).map((file, index) => {
  const [type = "", version] = file.split(".");
  const recorded: Recorded = {
    position: Position.make(index + 1),
    recordedAt: "2026-06-06T10:00:00.000Z",
    stream: "sample",
    revision: index,
    event: JSON.parse(readFileSync(new URL(file, folder), "utf8")),
    metadata: { ...metadata(index + 1), schemaVersion: Number(version) },
  };
  return { file, type, version: Number(version), recorded };
});
