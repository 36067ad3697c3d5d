let working: Promise<unknown> = Promise.resolve();

/**
 * Resolves when interrupted work has cleaned up, so that the program does not end while a file or a
 * database is half made.
 */
export const interruptedWork = () => working;

/**
 * Runs work that a later run can continue, and stops it at SIGINT or SIGTERM. The sentence is
 * printed here, because a signal ends the program around it as soon as the work has cleaned up.
 */
export const untilInterrupted = async (
  sentence: string,
  work: (signal: AbortSignal) => Promise<void>,
) => {
  const interruption = new AbortController();
  const interrupt = () => {
    if (interruption.signal.aborted) return; // npm repeats signals.
    interruption.abort();
    process.stderr.write(`${sentence}\n`);
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  try {
    const result = work(interruption.signal);
    working = result.catch(() => {});
    await result;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
};
