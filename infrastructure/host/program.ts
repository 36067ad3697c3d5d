import { Predicate } from "effect";
import { sentenceFor } from "../failures/sentenceFor.ts";

export interface Program {
  /** What is opened last closes first. It may be asked to while the rest still starts. */
  readonly onClose: (close: () => Promise<unknown>) => void;
}

/** However long something takes to close, after this many milliseconds the program ends. */
const STOP_TIMEOUT = 10_000;

/**
 * Starts a program that runs until it is told to end. SIGINT and SIGTERM, once or many times, close
 * what is open and exit with 0; a start that fails says why in one sentence and exits with 1.
 */
export const runProgram = async (start: (program: Program) => Promise<void>) => {
  const { onClose, end } = makeClosing();
  const endWell = () => void end(0);
  process.on("SIGINT", endWell).on("SIGTERM", endWell);
  endOnFailure(end);
  try {
    await start({ onClose });
  } catch (error) {
    await end(1, error);
  }
};

/**
 * Runs a program that ends by itself, with the code it answers. A failure is one sentence and 1.
 * Signals close what is open; such an end is no success.
 */
export const runTool = async (work: (program: Program) => Promise<number>) => {
  const { onClose, end } = makeClosing();
  const interrupted = () => void end(1);
  process.on("SIGINT", interrupted).on("SIGTERM", interrupted);
  endOnFailure(end);
  try {
    await end(await work({ onClose }));
  } catch (error) {
    await end(1, error);
  }
};

/** An unknown state is no state to go on in. What has a sentence of its own is said in it. */
const endOnFailure = (end: (code: number, error?: unknown) => Promise<never>) => {
  process.on("uncaughtException", (error) => {
    if (Predicate.hasProperty(error, "_tag")) return void end(1, error);
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    void end(1);
  });
};

const makeClosing = () => {
  const closers: Array<() => Promise<unknown>> = [];
  let ended: Promise<never> | undefined;

  const close = async (code: number, error?: unknown): Promise<never> => {
    // Before anything else, so that it is said even if closing takes long.
    if (error !== undefined) process.stderr.write(`${sentenceFor(error)}\n`);
    const late = setTimeout(() => {
      process.stderr.write("Something did not close in time and was cut off.\n");
      process.exit(1);
    }, STOP_TIMEOUT);
    let exitCode = code;
    for (let next = closers.pop(); next; next = closers.pop()) {
      await next().catch((failure) => {
        process.stderr.write(`${sentenceFor(failure)}\n`);
        exitCode = 1;
      });
    }
    clearTimeout(late);
    process.exit(exitCode);
  };

  return {
    onClose: (closer: () => Promise<unknown>) => {
      closers.push(closer);
    },
    /** Only the first call counts: npm repeats signals, and what closes may fail the start. */
    end: (code: number, error?: unknown) => {
      ended ??= close(code, error);
      return ended;
    },
  };
};
