/**
 * The query keys that more than one feature uses, so that a change in one feature invalidates the
 * data of another. A key starts with the read model; below a tournament its id follows, and live
 * updates refresh it.
 */
export const queryKeys = {
  /** The signed-in player. */
  user: ["user"],
  /** The signed-in administrator. */
  adminSession: ["adminSession"],
  /** The list of events; also the first part of the key of each event. */
  tournaments: ["tournaments"],
  /** The active courses; also the first part of the key of each course. */
  courses: ["courses"],
  /** The registrations of the signed-in player; also the first part of the key of all others. */
  registrations: ["registrations"],
  myRegistrations: ["registrations", "mine"],
  /** The tasks of the player's events; every live change of an event invalidates them. */
  today: ["registrations", "today"],
  /** The text about an event; every live change of the event invalidates it. */
  summaries: ["summaries"],
  myRounds: ["scorecards", "mine"],
  myScoringAverages: ["scoringAverages", "mine"],
  myMatchPlay: ["matches", "mine"],
} as const;
