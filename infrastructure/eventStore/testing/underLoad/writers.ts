import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Job, Told } from "./load.ts";

const program = fileURLToPath(new URL("writerProcess.ts", import.meta.url));

type Heard = (told: Told) => void;

/** A process of writers. It is started again each time it was killed, until its job is done. */
export const keepWriting = (job: Omit<Job, "isResumed">, heard: Heard) => {
  let isOver = false;
  let current = start({ ...job, isResumed: false }, heard);
  const done = (async () => {
    for (let kills = 0; ; kills++) {
      const code = await current.exit;
      if (code === 0) return kills;
      if (code !== null) throw new Error(`A process of writers failed: ${current.said()}`);
      current = start({ ...job, isResumed: true }, heard);
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

const start = (job: Job, heard: Heard) => {
  const child = spawn(process.execPath, ["--import", "tsx", program, JSON.stringify(job)]);
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  child.stdin.on("error", () => {}); // The process was killed.
  let isWriting = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    isWriting = true;
    // The last line of a killed process may be cut off. Then that append counts as not
    // acknowledged.
    if (line.endsWith("}")) heard(JSON.parse(line));
  });
  // The event `close` comes after the whole output was read.
  const exit = once(child, "close").then(([code]: ReadonlyArray<number | null>) => code ?? null);
  return {
    exit,
    said: () => said,
    kill: () => isWriting && !child.killed && child.kill("SIGKILL"),
    stop: () => void child.stdin.end(),
  };
};
