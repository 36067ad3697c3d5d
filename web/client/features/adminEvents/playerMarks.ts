import type { PlayerStatus } from "../../../contract/registration.ts";

/** What is said of those who no longer play, null of those who do. */
export const playerMarks: Readonly<Record<PlayerStatus, string | null>> = {
  playing: null,
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
  missed_cut: "Missed cut",
};
