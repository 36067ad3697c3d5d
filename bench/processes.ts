import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import type { Setting } from "./setting.ts";

/** A file of the bundle, which runs in the folder of the product. */
const bundled = (name: string) => path.resolve("dist/bench", `${name}.js`);

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
};

/** A process of the bench that answers messages. Its first one says that it is ready. */
export const startHelper = async (setting: Setting, name: string, args: Array<string> = []) => {
  const child = fork(bundled(name), args);
  setting.onClose(() => end(child));
  const ask = async (question: unknown): Promise<unknown> => {
    const answered = once(child, "message");
    child.send(question as never);
    return (await answered)[0];
  };
  const [ready]: ReadonlyArray<unknown> = await once(child, "message");
  return { ready, ask };
};

export const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
};

/** The product itself, which logs into a file as it does in production. */
export const startProduct = (setting: Setting, variables: Readonly<Record<string, string>>) => {
  const log = openSync(path.join(setting.folder, "product.log"), "a");
  const profiling = setting.isProfiled ? ["--cpu-prof", "--cpu-prof-dir=dist/profiles"] : [];
  const child = spawn(process.execPath, [...profiling, bundled("product")], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", log, log],
  });
  setting.onClose(() => end(child));
  return child;
};
