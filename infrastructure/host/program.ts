import { Predicate } from "effect";
import { sentenceFor } from "../failures/sentenceFor.ts";

interface Program {
  /**
   * Registers a step of the shutdown. The last one runs first. The shutdown may begin before the
   * start is complete.
   */
  readonly onClose: (close: () => Promise<unknown>) => void;
}

/** In milliseconds. After this time the program ends even if a step of the shutdown still runs. */
const STOP_TIMEOUT = 10_000;

/**
 * Runs a program until it is stopped. SIGINT and SIGTERM, once or many times, start the shutdown,
 * and the program exits with 0. If the start fails, the program prints the reason in one sentence
 * and exits with 1.
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
 * Runs a program that ends by itself, and exits with the code that it returns. A failure prints one
 * sentence and exits with 1. A signal starts the shutdown and also exits with 1.
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

/**
 * After an uncaught exception the state is unknown, so the program ends. A failure that has a
 * sentence is printed as that sentence.
 */
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
    // The message comes first, because the shutdown may take long.
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
    /**
     * Only the first call counts: npm sends signals twice, and the shutdown may make the start
     * fail.
     */
    end: (code: number, error?: unknown) => {
      ended ??= close(code, error);
      return ended;
    },
  };
};
