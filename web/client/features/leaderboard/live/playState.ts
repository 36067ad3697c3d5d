import type { EventStatus } from "../../../../contract/event.ts";

/** Whether new scores are to be expected, and if not, why. */
export type PlayState = "not started" | "live" | "final" | "cancelled";

/** Scores may come in before the day of the start: then the play is on. */
export const playStateOf = (status: EventStatus, currentRound: number): PlayState => {
  if (status === "completed") return "final";
  if (status === "cancelled") return "cancelled";
  return status === "upcoming" && currentRound === 0 ? "not started" : "live";
};
