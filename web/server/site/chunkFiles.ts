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

/** What a page needs beside what every page needs. */
export interface ChunkFiles {
  readonly scripts: ReadonlyArray<string>;
  readonly styles: ReadonlyArray<Style>;
}

/** A style sheet of the build, whose text can also stand in a page. */
interface Style {
  readonly file: string;
  readonly text: string;
}

/**
 * The scripts and styles of a chunk and of all that it imports, from the manifest of the build. None
 * without one: then the page finds them by itself.
 */
export const readChunkFiles = async (folder: string) => {
  const manifest = read(
    await readFile(join(folder, ".vite/manifest.json"), "utf8").catch(() => "{}"),
  );
  const filesOf = (chunk: string) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const add = (key: string) => {
      const { file, css = [], imports = [] } = manifest[key] ?? {};
      if (file === undefined || scripts.has(file)) return;
      scripts.add(file);
      // Later styles win, so those that it builds on come first.
      for (const other of imports) add(other);
      for (const style of css) styles.add(style);
    };
    for (const [key, { name, file }] of Object.entries(manifest)) {
      if (name === chunk && file.endsWith(".js")) add(key);
    }
    return { scripts: [...scripts], styles: [...styles] };
  };

  return async (chunk: string): Promise<ChunkFiles> => {
    const { scripts, styles } = filesOf(chunk);
    const texts = styles.map(async (file) => ({
      file,
      text: await readFile(join(folder, file), "utf8"),
    }));
    return { scripts, styles: await Promise.all(texts) };
  };
};
