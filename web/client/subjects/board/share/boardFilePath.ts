import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { BoardChoice } from "../boardEvent.ts";

/** The address of the shown board as a file for spreadsheets; a null moment is the present. */
export const boardFilePath = (
  tournamentId: TournamentId,
  { view, scoring, round }: BoardChoice,
  moment: Date | null,
) => {
  const query = new URLSearchParams({ view, scoring });
  if (view === "single-round") query.set("round", String(round));
  if (moment) query.set("asOf", moment.toISOString());
  return `/api/events/${tournamentId}/leaderboard.csv?${query}`;
};
