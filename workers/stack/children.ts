import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Part, WrongStack } from "./layout.ts";

/**
 * In milliseconds. The pause before a restart, so that a process that keeps failing does not load
 * the computer.
 */
const BEFORE_THE_NEXT = 500;
/**
 * In milliseconds. A process that has not ended by then is killed, so that the stack ends in time.
 */
const STOP_TIMEOUT = 8000;
const POLL_INTERVAL = 50;

interface Options {
  readonly home: string;
  readonly say: (line: string) => void;
}

/** Processes that are restarted when they end, as containers are, and that end together. */
export const startChildren = ({ home, say }: Options) => {
  const running = new Set<ChildProcess>();
  let ending = false;

  const launch = ({ name, program, env }: Part) => {
    const run = path.join(home, "scripts/run.mjs");
    // Their logs come out here, as those of containers do.
    const stdio = ["ignore", "inherit", "inherit"] as const;
    // What Node.js was told about this process is true of the others.
    const args = [...process.execArgv, run, program, name];
    const child = spawn(process.execPath, args, { env, stdio: [...stdio] });
    running.add(child);
    child.once("close", () => running.delete(child));
    return child;
  };

  const open = async (part: Part) => {
    const child = launch(part);
    while (!ending && !(await answers(part))) {
      if (hasEnded(child)) break;
      await pause(POLL_INTERVAL);
    }
    if (!hasEnded(child)) {
      say(`${part.name}\tprocess ${child.pid}\thttp://127.0.0.1:${part.port}`);
    }
    return child;
  };

  const keep = async (part: Part, child: ChildProcess) => {
    if (!hasEnded(child)) await once(child, "close");
    if (ending) return;
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    say(`${part.name}\tended (${how}) and starts again`);
    await pause(BEFORE_THE_NEXT);
    if (!ending) void keep(part, await open(part));
  };

  return {
    /**
     * Resolves when the process reports that it is healthy. A process that fails at its first start
     * has printed the reason.
     */
    start: async (part: Part) => {
      const child = await open(part);
      if (hasEnded(child) && !ending) {
        throw new WrongStack({ message: `The stack did not start, because ${part.name} did not.` });
      }
      void keep(part, child);
    },
    end: async () => {
      ending = true;
      await Promise.all([...running].map(endOne));
    },
  };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

const answers = async ({ port }: Part) => {
  const health = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  await health?.body?.cancel();
  return health?.status === 200;
};

const endOne = async (child: ChildProcess) => {
  const ended = once(child, "close");
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(late);
};
