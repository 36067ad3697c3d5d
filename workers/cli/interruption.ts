/**
 * Runs work that goes on where it was when it is run again, and stops it where this process is told to
 * end. The sentence comes from here: the program around it only ends then.
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
