/**
 * Under which names fetched data is kept, where more than one feature must know: whoever changes
 * something makes what others show of it old. A key begins with the read model; below a
 * tournament its id follows, and the live stream refreshes it.
 */
export const queryKeys = {
  /** The player who is signed in. */
  user: ["user"],
  /** The administrator who is signed in. */
  adminSession: ["adminSession"],
  /** The list of all events; also the beginning of the key of each one. */
  tournaments: ["tournaments"],
  /** The active courses; also the beginning of what is known of each one. */
  courses: ["courses"],
  /** The registrations of the player who is signed in, and the beginning of everybody's. */
  registrations: ["registrations"],
  myRegistrations: ["registrations", "mine"],
  /** What the player's events have for them; every live change of an event makes it old. */
  today: ["registrations", "today"],
  /** What is said about an event; every live change of it makes that old. */
  summaries: ["summaries"],
  myRounds: ["scorecards", "mine"],
  myScoringAverages: ["scoringAverages", "mine"],
  myMatchPlay: ["matches", "mine"],
} as const;
