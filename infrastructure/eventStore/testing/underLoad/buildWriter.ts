import { execFile } from "node:child_process";
import { promisify } from "node:util";

const home = new URL("../../../../", import.meta.url);
const vite = "node_modules/vite/bin/vite.js";
const config = "infrastructure/eventStore/testing/underLoad/writer.vite.config.ts";

/** Builds the program of the writers in a separate process, where Vite may set NODE_ENV. */
export const buildWriter = async (): Promise<URL> => {
  await promisify(execFile)(process.execPath, [vite, "build", "--config", config], { cwd: home });
  return new URL("dist/underLoad/writerProcess.js", home);
};
