import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished } from "vitest";

export type Env = Readonly<Record<string, string>>;

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

export interface Options {
  /** A command that starts it, such as `setpriv` with its options. */
  readonly by?: ReadonlyArray<string>;
  readonly entry?: "main" | "server" | "projector" | "jobs";
}

/** Runs `npm start`, or another process of the product, separately. It ends with the test. */
export const startProgram = (env: Env, { by = [], entry = "main" }: Options = {}): Started => {
  const [program, ...args] = [...by, process.execPath, "scripts/run.mjs", entry];
  const settings = { PATH: process.env["PATH"] ?? "", SEED: "none", ...env };
  const child = spawn(program, args, { env: settings });
  let output = "";
  child.stdout?.on("data", (text) => {
    output += text;
  });
  child.stderr?.on("data", (text) => {
    output += text;
  });
  const exit = once(child, "close").then(([code]) => code);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exit;
  });
  return { child, output: () => output, exit };
};

/** The port opens only when everything behind it answers. */
export const ready = async ({ child, output }: Started) => {
  while (!output().includes(" is open at ")) {
    await once(child.stdout as NodeJS.ReadableStream, "data");
  }
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
