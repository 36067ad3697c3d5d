/**
 * Runs a copy, and stops it where this process is told to end. The sentence comes from here: whoever
 * started the process only ends it then.
 */
export const untilInterrupted = async (copy: (signal: AbortSignal) => Promise<void>) => {
  const interruption = new AbortController();
  const interrupt = () => {
    if (interruption.signal.aborted) return; // npm repeats signals.
    interruption.abort();
    process.stderr.write("The copy was interrupted: the same command goes on from there.\n");
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  try {
    await copy(interruption.signal);
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
};
