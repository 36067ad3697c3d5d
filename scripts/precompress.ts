import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const worthIt = new Set([".js", ".css", ".svg", ".html", ".webmanifest", ".json"]);
const LEAST_BYTES = 512;

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that no request waits for a
 * compression. It leaves out the page that the server fills in, because that text is different each
 * time.
 */
export const precompress = (): Plugin => {
  let outDir = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      // A failed build leaves no folder. Then nothing is done here, so that the error of the build
      // is printed.
      if (existsSync(outDir)) for (const file of filesIn(outDir)) compress(file);
    },
  };
};

const compress = (file: string) => {
  if (!worthIt.has(extname(file)) || file.endsWith("index.html")) return;
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
};

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
