import { spawn } from "node:child_process";
import { once } from "node:events";

/** A command in a separate process, with these settings alone. */
export const golfProcess = (
  env: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
) => {
  const child = spawn(process.execPath, ["scripts/run.mjs", "golf", ...args], {
    env: { PATH: process.env["PATH"] ?? "", SEED: "none", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  return { child, ended: once(child, "close").then(([code]) => ({ code, output })) };
};
