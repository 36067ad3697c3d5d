import type { TournamentId } from "../../../../../domain/shared/values.ts";

/** Under which a moment stands in the address. */
export const asOfKey = "asOf";

/** The moment of an address; null where it names none, or none that has been. */
export const momentIn = (text: string | null, now: Date): Date | null => {
  const time = text === null ? Number.NaN : Date.parse(text);
  return time < now.getTime() ? new Date(time) : null;
};

/** The address at which the board of a moment opens. */
export const momentLink = (tournamentId: TournamentId, moment: Date) => {
  const search = new URLSearchParams({ tab: "leaderboard", [asOfKey]: moment.toISOString() });
  return `/events/${tournamentId}?${search.toString()}`;
};
