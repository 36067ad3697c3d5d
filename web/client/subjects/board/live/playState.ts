import type { EventStatus } from "../../../../contract/event/event.ts";

/** Whether new scores can be expected, and if not, why. */
export type PlayState = "not started" | "live" | "final" | "cancelled";

/** Scores may come in before the start date; then play is on. */
export const playStateOf = (status: EventStatus, currentRound: number): PlayState => {
  if (status === "completed") return "final";
  if (status === "cancelled") return "cancelled";
  return status === "upcoming" && currentRound === 0 ? "not started" : "live";
};

/** What the board of the present is called. Once no scores can come in, it is the last one. */
export const presentNames: Readonly<Record<PlayState, string>> = {
  "not started": "Now",
  live: "Now",
  final: "Final",
  cancelled: "Cancelled",
};
