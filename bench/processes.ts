import { type ChildProcess, execFile, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { environmentOf } from "./environment.ts";
import { RunFailed } from "./row.ts";
import type { Setting } from "./setting.ts";

/** A file of the bundle. It runs in the folder of the product. */
const bundled = (name: string) => path.resolve("dist/bench", `${name}.js`);

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Bytes that a process holds in memory. */
const memoryOf = async ({ pid }: ChildProcess) => {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) * 1024;
};

const end = async (child: ChildProcess) => {
  if (hasEnded(child)) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
};

/** Starts a process of the bench that answers messages. Its first message says that it is ready. */
export const startHelper = async (setting: Setting, name: string, args: Array<string> = []) => {
  const child = fork(bundled(name), args);
  setting.onClose(() => end(child));
  const gone = new Promise<never>((_, fail) => {
    child.on("error", fail);
    child.on("exit", (code, signal) =>
      fail(new RunFailed(`The helper ${name} ended by itself (${signal ?? code}).`)),
    );
  });
  // A caller that waits for an answer gets this error; at the end nobody waits.
  gone.catch(() => {});
  const nextMessage = async (): Promise<unknown> => {
    const [message]: ReadonlyArray<unknown> = await Promise.race([once(child, "message"), gone]);
    return message;
  };
  const ask = (question: unknown) => {
    const answered = nextMessage();
    child.send(question as never);
    return answered;
  };
  return { ready: await nextMessage(), ask, memory: () => memoryOf(child), stop: () => end(child) };
};

export const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string")
    throw new RunFailed("There is no free port.");
  return address.port;
};

/** Starts the product, which logs into a file as in production. */
export const startProduct = (
  setting: Setting,
  name: string,
  settings: Readonly<Record<string, string>>,
) => {
  const logFile = path.join(setting.folder, `${name}.log`);
  const log = openSync(logFile, "a");
  const profiling = setting.isProfiled ? ["--cpu-prof", "--cpu-prof-dir=dist/profiles"] : [];
  const child = spawn(process.execPath, [...profiling, bundled("product")], {
    env: environmentOf(settings),
    stdio: ["ignore", log, log],
  });
  setting.onClose(() => end(child));
  return {
    hasEnded: () => hasEnded(child),
    memory: () => memoryOf(child),
    stop: () => end(child),
    /** The end of its log, because the log is deleted with the folder of the bench. */
    endOfLog: () => readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-10).join("\n"),
  };
};
