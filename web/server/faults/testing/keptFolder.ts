import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";

/** The files of PostgreSQL can be read only on the kind of computer that wrote them. */
export const isReadable =
  process.platform === "linux" && process.arch === "x64" && !spawnSync("tar", ["--version"]).error;

/** The data folder of an installation of an earlier version, after it was stopped in good order. */
export const unpackInto = (folder: string, version: "2.1.0" | "3.0.0") => {
  const kept = new URL(`installation-${version}/data.tar.br`, import.meta.url);
  const tar = brotliDecompressSync(readFileSync(kept), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  const { status, stderr } = spawnSync("tar", ["x", "--no-same-owner", "-C", folder], {
    input: tar,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
};
