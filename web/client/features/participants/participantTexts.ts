import type { Participant } from "../../../contract/participants.ts";
import type { PlayerStatus } from "../../../contract/registration.ts";

export const nameOf = ({ firstName, lastName }: Participant): string =>
  `${firstName} ${lastName}`.trim();

/** "7.4", "0" without one. Plus handicaps are stored negative and written "+1.2". */
export const handicapText = ({ handicap }: Participant): string => {
  const index = handicap ?? 0;
  return index < 0 ? `+${-index}` : String(index);
};

/** One decimal; "N/A" if there is no average. */
export const averageText = (average: number | null): string =>
  average === null ? "N/A" : average.toFixed(1);

const statuses: Readonly<Record<PlayerStatus, string | null>> = {
  playing: null,
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
  missed_cut: "Missed cut",
};

/** Why a player no longer plays; null for those who do. */
export const statusText = (status: PlayerStatus): string | null => statuses[status];
