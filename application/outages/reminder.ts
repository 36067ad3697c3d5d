/** In milliseconds: the interval between two log lines about the same outage. */
const REMINDER = 60_000;

/** Decides when a lasting state is reported: when it begins, and then once a minute. */
export const makeReminder = () => {
  // By a clock that cannot be set back.
  let reportedAt: number | null = null;
  return {
    /** Whether the caller has to report now. A true answer counts as reported. */
    isDue: () => {
      const now = performance.now();
      if (reportedAt !== null && now - reportedAt < REMINDER) return false;
      reportedAt = now;
      return true;
    },
    /** Ends the state, and returns whether it was reported. */
    end: () => {
      const wasReported = reportedAt !== null;
      reportedAt = null;
      return wasReported;
    },
  };
};
