import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Job, Told } from "./load.ts";

const program = fileURLToPath(new URL("writerProcess.ts", import.meta.url));

type Heard = (told: Told) => void;

/** A process of writers, which is started again whenever it was killed, until its job is done. */
export const keepWriting = (job: Omit<Job, "isResumed">, heard: Heard) => {
  let isOver = false;
  let current = start({ ...job, isResumed: false }, heard);
  const done = (async () => {
    for (let starts = 1; ; starts++) {
      const code = await current.exit;
      if (code === 0) return starts;
      if (code !== null) throw new Error(`A process of writers failed: ${current.said()}`);
      current = start({ ...job, isResumed: true }, heard);
      if (isOver) current.stop();
    }
  })();
  return {
    /** How often it was started. */
    done,
    /** Whether there was something to kill. */
    kill: () => current.child.kill("SIGKILL"),
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
  child.stdin.on("error", () => {}); // It was killed.
  createInterface({ input: child.stdout }).on("line", (line) => {
    // The last line of one that was killed may be cut off: then nobody was told.
    if (line.endsWith("}")) heard(JSON.parse(line));
  });
  // Closed when everything that it said was read.
  const exit = once(child, "close").then(([code]: ReadonlyArray<number | null>) => code ?? null);
  return { child, exit, said: () => said, stop: () => void child.stdin.end() };
};
