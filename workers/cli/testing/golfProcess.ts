import { spawn } from "node:child_process";
import { once } from "node:events";
import { asProgram } from "../../../infrastructure/testing/asProgram.ts";
import { within } from "../../../infrastructure/testing/until.ts";

/** A command in a separate process, with these settings alone. */
export const golfProcess = (
  env: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
) => {
  return run(process.execPath, [...asProgram, "golf", ...args], env);
};

/** The same without the right of root to ignore the permissions of files. */
export const golfWithoutRights = (
  env: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
) => {
  const command = [process.execPath, ...asProgram, "golf", ...args];
  if (process.getuid?.() !== 0) return golfProcess(env, ...args);
  return run("setpriv", ["--bounding-set=-dac_override,-dac_read_search", "--", ...command], env);
};

const run = (
  program: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>>,
) => {
  const child = spawn(program, args, {
    env: { PATH: process.env["PATH"] ?? "", SEED: "none", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const closed = once(child, "close").then(([code]) => ({ code, output }));
  return {
    child,
    get ended() {
      return within(`${args.join(" ")} ends`, closed, () => output);
    },
  };
};
