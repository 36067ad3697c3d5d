import { noReason } from "../../failures/systemErrors.ts";
import { doesNotStart } from "../databaseUnavailable.ts";
import type { Launcher } from "./launcher.ts";
import { lastLines, reasonIn } from "./reasons.ts";

/** One run of PostgreSQL. */
export interface Run {
  /** Fails if PostgreSQL ends before it is ready. */
  readonly ready: Promise<void>;
  readonly ended: Promise<End>;
  readonly stop: () => Promise<void>;
}

export interface End {
  /** The reason, in words that end a sentence. */
  readonly reason: string;
  /** The last output of PostgreSQL. */
  readonly lines: ReadonlyArray<string>;
}

interface Command {
  readonly folder: string;
  readonly program: string;
  readonly args: ReadonlyArray<string>;
}

/**
 * In milliseconds. Without room for its last checkpoint, PostgreSQL tries to write it for ever. Then
 * it is ended at once, and its next start recovers what it had acknowledged.
 */
const PATIENCE = 4000;
const LAST_PATIENCE = 2000;

/** How many letters of the output are kept. */
const KEPT = 4000;

export const serve = (launcher: Launcher, { folder, program, args }: Command): Run => {
  const server = launcher.serve(program, args);
  // On systems without a parent-death signal, this is the last moment to stop it with this process.
  const kill = () => void server.kill("SIGINT");
  process.once("exit", kill);

  let log = "";
  const ended = new Promise<End>((resolve) => {
    const end = (reason: string) => {
      process.off("exit", kill);
      resolve({ reason, lines: lastLines(log) });
    };
    server.once("error", ({ message }) => end(message));
    // Waits until its backends have ended too: until then no new server can start on this folder.
    server.once("close", (_code, signal) =>
      end(isFromOutside(signal) ? `it was ended by ${signal}` : (reasonIn(log) ?? noReason)),
    );
  });
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (text) => {
      log = `${log}${text}`.slice(-KEPT);
      if (log.includes("ready to accept connections")) resolve();
    });
    void ended.then(({ reason }) => reject(doesNotStart(folder, reason)));
  });

  return {
    ready,
    ended,
    stop: async () => {
      kill();
      const atOnce = setTimeout(() => server.kill("SIGQUIT"), PATIENCE);
      const surely = setTimeout(() => server.kill("SIGKILL"), PATIENCE + LAST_PATIENCE);
      await ended;
      clearTimeout(atOnce);
      clearTimeout(surely);
    },
  };
};

/** PostgreSQL aborts itself after it has printed the reason. */
const isFromOutside = (signal: NodeJS.Signals | null) => signal !== null && signal !== "SIGABRT";
