import type { Participant } from "../../../../contract/field/participants.ts";
import type { PlayerStatus } from "../../../../contract/field/registration.ts";

export const nameOf = ({ firstName, lastName }: Participant): string =>
  `${firstName} ${lastName}`.trim();

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
