import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findLauncher } from "../../../postgres/embedded/launcher.ts";

const MOST_ATTEMPTS = 200;

/**
 * Starts PostgreSQL after a crash as it was started before, at the same port, and answers how to stop
 * it. The processes of the one that was killed leave by themselves, and until then no other one starts.
 */
export const startPostgresAgain = async (data: string) => {
  for (let attempts = 1; ; attempts++) {
    const { isReady, stop, said } = await start(data);
    if (isReady) return stop;
    if (attempts === MOST_ATTEMPTS) throw new Error(`PostgreSQL does not start again: ${said}`);
  }
};

const start = async (data: string) => {
  const { program, flags } = readCommandLine(data);
  const server = findLauncher([]).serve(program, flags);
  const exit = once(server, "exit");
  // Where the system has no leash, this is the last moment to take it along.
  const end = () => void server.kill("SIGINT");
  process.once("exit", end);
  const stop = async () => {
    end();
    await exit;
    process.off("exit", end);
  };

  let said = "";
  const isReady = await new Promise<boolean>((resolve, reject) => {
    exit.then(() => resolve(false), reject);
    server.stderr.on("data", (text) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes("ready to accept connections")) resolve(true);
    });
  });
  if (!isReady) await stop();
  return { isReady, stop, said };
};

/** PostgreSQL notes it in its folder: the program, and each flag between quotation marks. */
const readCommandLine = (data: string) => {
  const line = readFileSync(path.join(data, "postmaster.opts"), "utf8");
  const [program = ""] = line.split(' "');
  return { program, flags: [...line.matchAll(/"([^"]*)"/g)].map(([, flag = ""]) => flag) };
};
