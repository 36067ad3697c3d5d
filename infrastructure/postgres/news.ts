/** What some keep in memory, and others change. */
export type Subject = "people" | "sessions";

/** When something was read, by a clock that nobody sets, and how much had been told of it by then. */
export interface Reading {
  readonly told: number;
  readonly at: number;
}

/** However well news arrive, after so many milliseconds one looks. */
const LONGEST = 60_000;
/** The same while nobody would say that something changed. */
const UNHEARD = 2000;

/**
 * Says whether what was read is still so. This process tells of its own changes before it answers
 * them, PostgreSQL of everybody's (migration 0005).
 */
export const makeNews = () => {
  const told: Record<Subject, number> = { people: 0, sessions: 0 };
  let isHeard = false;

  const tell = (subject: Subject) => {
    told[subject] += 1;
  };

  return {
    tell,
    told: (subject: Subject) => told[subject],
    isHeard: () => isHeard,
    /** What was told meanwhile was missed. */
    listening: (isListening: boolean) => {
      isHeard = isListening;
      tell("people");
      tell("sessions");
    },
    /** To be taken before the reading. */
    reading: (subject: Subject): Reading => ({ told: told[subject], at: performance.now() }),
    holds: (subject: Subject, reading: Reading) =>
      reading.told === told[subject] &&
      performance.now() - reading.at < (isHeard ? LONGEST : UNHEARD),
  };
};
export type News = ReturnType<typeof makeNews>;
