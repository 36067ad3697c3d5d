import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished } from "vitest";
import { asProgram } from "./asProgram.ts";
import { until, within } from "./until.ts";

export type Env = Readonly<Record<string, string>>;

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits for the end: the exit code, or null if it was killed. */
  readonly exit: Promise<number | null>;
}

export interface Options {
  /** A command that starts it, such as `setpriv` with its options. */
  readonly by?: ReadonlyArray<string>;
  readonly entry?: "main" | "server" | "projector" | "jobs";
}

/** Runs `npm start`, or another process of the product, separately. It ends with the test. */
export const startProgram = (env: Env, { by = [], entry = "main" }: Options = {}): Started => {
  const [program, ...args] = [...by, process.execPath, ...asProgram, entry];
  const settings = { PATH: process.env["PATH"] ?? "", SEED: "none", ...env };
  const child = spawn(program, args, { env: settings });
  let output = "";
  child.stdout?.on("data", (text) => {
    output += text;
  });
  child.stderr?.on("data", (text) => {
    output += text;
  });
  const closed = once(child, "close").then(([code]) => code);
  const ended = () => within(`${entry} ends`, closed, () => output);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended();
  });
  return {
    child,
    output: () => output,
    get exit() {
      return ended();
    },
  };
};

/** The port opens only when everything behind it answers. */
export const ready = async ({ child, output }: Started) => {
  await until("it is open", () => {
    if (child.exitCode !== null) throw new Error(`It did not start: ${output()}`);
    return output().includes(" is open at ");
  });
};

export const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
};

/** The program prints one sentence and exits with code 1. */
export const refusal = async ({ exit, output }: Started) => {
  expect({ code: await exit, output: output() }).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^[^\n]+[.]\n$/),
  });
  return output().trim();
};
