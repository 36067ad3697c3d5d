/** Data that processes cache although another process may change them. */
type Subject = "people" | "sessions";

/** When a subject was read, by a clock that cannot be set back, and in which generation. */
export interface Stamp {
  readonly generation: number;
  readonly at: number;
}

/** In milliseconds. Cached data never become older than this, even without a change. */
const MAXIMUM_AGE = 60_000;
/** The same while the connection that reports changes is broken. */
const MAXIMUM_AGE_UNINFORMED = 2000;

/**
 * Tells whether cached data are still valid. This process invalidates its own changes before it
 * answers them; PostgreSQL reports the changes of every process (migration 0005).
 */
export const makeInvalidation = () => {
  const generations: Record<Subject, number> = { people: 0, sessions: 0 };
  let isListening = false;

  const invalidate = (subject: Subject) => {
    generations[subject] += 1;
  };

  return {
    invalidate,
    generation: (subject: Subject) => generations[subject],
    isListening: () => isListening,
    /** Changes before the connection was made, or after it broke, were missed. */
    setListening: (listens: boolean) => {
      isListening = listens;
      invalidate("people");
      invalidate("sessions");
    },
    /** Take the stamp before you read: then a change during the read invalidates what you read. */
    stamp: (subject: Subject): Stamp => ({
      generation: generations[subject],
      at: performance.now(),
    }),
    isFresh: (subject: Subject, { generation, at }: Stamp) =>
      generation === generations[subject] &&
      performance.now() - at < (isListening ? MAXIMUM_AGE : MAXIMUM_AGE_UNINFORMED),
  };
};
export type Invalidation = ReturnType<typeof makeInvalidation>;
