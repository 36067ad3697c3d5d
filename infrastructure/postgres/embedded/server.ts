import { noReason } from "../../failures/systemErrors.ts";
import { doesNotStart } from "../databaseUnavailable.ts";
import type { Launcher } from "./launcher.ts";
import { lastLines, reasonIn } from "./reasons.ts";

/** One run of PostgreSQL. */
export interface Run {
  /** Fails where it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<End>;
  readonly stop: () => Promise<void>;
}

export interface End {
  /** Why, in words that end a sentence. */
  readonly reason: string;
  /** What PostgreSQL said last. */
  readonly lines: ReadonlyArray<string>;
}

interface Command {
  readonly folder: string;
  readonly program: string;
  readonly args: ReadonlyArray<string>;
}

/** As many letters of what it says are kept. */
const KEPT = 4000;

export const serve = (launcher: Launcher, { folder, program, args }: Command): Run => {
  const server = launcher.serve(program, args);
  // Where the system has no leash, this is the last moment to take it along.
  const kill = () => void server.kill("SIGINT");
  process.once("exit", kill);

  let log = "";
  const ended = new Promise<End>((resolve) => {
    const end = (reason: string) => {
      process.off("exit", kill);
      resolve({ reason, lines: lastLines(log) });
    };
    server.once("error", ({ message }) => end(message));
    // Only when its backends have left as well: until then no other one starts on this folder.
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
      await ended;
    },
  };
};

/** PostgreSQL aborts itself once it has said why. */
const isFromOutside = (signal: NodeJS.Signals | null) => signal !== null && signal !== "SIGABRT";
