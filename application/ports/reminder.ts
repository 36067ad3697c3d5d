/** Milliseconds from one line about an outage that lasts to the next. */
const REMINDER = 60_000;

/** Whether it is time to speak of something that lasts: when it begins, and once a minute. */
export const makeReminder = () => {
  // Of a clock that nobody sets.
  let toldAt: number | null = null;
  return {
    /** Whoever asks and hears yes, tells. */
    isDue: () => {
      const now = performance.now();
      if (toldAt !== null && now - toldAt < REMINDER) return false;
      toldAt = now;
      return true;
    },
    /** It is over; whether anything was told of it. */
    end: () => {
      const wasTold = toldAt !== null;
      toldAt = null;
      return wasTold;
    },
  };
};
