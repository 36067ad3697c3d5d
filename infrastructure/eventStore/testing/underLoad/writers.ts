import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Job, WriterMessage } from "./load.ts";

type OnMessage = (message: WriterMessage) => void;

/** A process of writers. It is started again each time it was killed, until its job is done. */
export const keepWriting = (program: URL, job: Omit<Job, "isResumed">, onMessage: OnMessage) => {
  const startAgain = (isResumed: boolean) => start(program, { ...job, isResumed }, onMessage);
  let isOver = false;
  let current = startAgain(false);
  const done = (async () => {
    for (let kills = 0; ; kills++) {
      const code = await current.exit;
      if (code === 0) return kills;
      if (code !== null) throw new Error(`A process of writers failed: ${current.output()}`);
      current = startAgain(true);
      if (isOver) current.stop();
    }
  })();
  return {
    /** How often it was killed. */
    done,
    /** Kills the process if it is in the middle of its work, and returns whether it was. */
    kill: () => current.kill(),
    stop: () => {
      isOver = true;
      current.stop();
    },
  };
};

const start = (program: URL, job: Job, onMessage: OnMessage) => {
  const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(job)]);
  let output = "";
  child.stderr.on("data", (text) => {
    output += text;
  });
  child.stdin.on("error", () => {}); // The process was killed.
  let isWriting = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    isWriting = true;
    // The last line of a killed process may be cut off. Then that append counts as not
    // acknowledged.
    if (line.endsWith("}")) onMessage(JSON.parse(line));
  });
  // The event `close` comes after the whole output was read.
  const exit = once(child, "close").then(([code]: ReadonlyArray<number | null>) => code ?? null);
  return {
    exit,
    output: () => output,
    kill: () => isWriting && !child.killed && child.kill("SIGKILL"),
    stop: () => void child.stdin.end(),
  };
};
