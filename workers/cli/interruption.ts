/**
 * Runs work that a later run can continue, and stops it at SIGINT or SIGTERM. The sentence is
 * printed here, because a signal ends the program around it at once.
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
    await work(interruption.signal);
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
};
