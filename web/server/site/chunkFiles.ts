import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Schema } from "effect";

const Manifest = Schema.Record(
  Schema.String,
  Schema.Struct({
    file: Schema.String,
    name: Schema.optionalKey(Schema.String),
    imports: Schema.optionalKey(Schema.Array(Schema.String)),
    css: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
);
const read = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest));

/**
 * The styles and scripts of a chunk and of all that it imports, from the manifest of the build. None
 * without one: then the page finds them by itself.
 */
export const readChunkFiles = async (folder: string) => {
  const manifest = read(
    await readFile(join(folder, ".vite/manifest.json"), "utf8").catch(() => "{}"),
  );
  return (chunk: string): ReadonlyArray<string> => {
    const files = new Set<string>();
    const add = (key: string) => {
      const { file, css = [], imports = [] } = manifest[key] ?? {};
      if (file === undefined || files.has(file)) return;
      files.add(file);
      for (const style of css) files.add(style);
      for (const other of imports) add(other);
    };
    for (const [key, { name, file }] of Object.entries(manifest)) {
      if (name === chunk && file.endsWith(".js")) add(key);
    }
    return [...files];
  };
};
