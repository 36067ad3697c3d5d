import type { PlayerStatus } from "../../../contract/field/registration.ts";

/** The mark of players who no longer play; null for the others. */
export const playerMarks: Readonly<Record<PlayerStatus, string | null>> = {
  playing: null,
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
  missed_cut: "Missed cut",
};
