import { readdirSync, readFileSync } from "node:fs";
import { metadata } from "../scorecard/examples.ts";
import { Position, type Recorded } from "../shared/recorded.ts";

/**
 * Events as older versions stored them, in a folder for each kind of stream: `<type>.v<schema
 * version>.json`, and `.2` before the ending for a second one. They are kept for ever: if a schema
 * could no longer read one of them, stored history would be lost.
 */
const folder = new URL("samples/", import.meta.url);

const named = (name: string) => {
  const [, type, version] = /^(\w+)[.]v(\d+)(?:[.]\d+)?[.]json$/u.exec(name) ?? [];
  if (type === undefined) throw new Error(`${name} does not say of which type and version it is`);
  return { type, version: Number(version) };
};

const files = readdirSync(folder).flatMap((stream) =>
  readdirSync(new URL(`${stream}/`, folder)).map((name) => ({ stream, name })),
);

export const samples = files.map(({ stream, name }, index) => {
  const file = `${stream}/${name}`;
  const { type, version } = named(name);
  const recorded: Recorded = {
    position: Position.make(index + 1),
    recordedAt: "2026-06-06T10:00:00.000Z",
    stream: "sample",
    revision: index,
    event: JSON.parse(readFileSync(new URL(file, folder), "utf8")),
    metadata: { ...metadata(index + 1), schemaVersion: version },
  };
  return { file, stream, type, recorded };
});
