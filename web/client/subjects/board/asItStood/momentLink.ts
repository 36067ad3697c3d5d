import type { TournamentId } from "../../../../../domain/shared/values.ts";

/** The name of the moment in the address. */
export const asOfKey = "asOf";

/** The moment of the address; null if there is none, or if it is in the future. */
export const momentIn = (text: string | null, now: Date): Date | null => {
  const time = text === null ? Number.NaN : Date.parse(text);
  return time < now.getTime() ? new Date(time) : null;
};

/** The address of the board of a moment. */
export const momentLink = (tournamentId: TournamentId, moment: Date) => {
  const search = new URLSearchParams({ tab: "leaderboard", [asOfKey]: moment.toISOString() });
  return `/events/${tournamentId}?${search.toString()}`;
};
