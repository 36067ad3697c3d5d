import { TournamentEvent } from "./events.ts";
import type { CreatedTournament } from "./tournament.ts";

/** Replaces a number that was visible to everyone. */
export const renumbers = (
  { tournamentId, number: present }: CreatedTournament,
  number: number | undefined,
) =>
  number === undefined || number === present
    ? []
    : [TournamentEvent.cases.TournamentNumberChanged.make({ tournamentId, number })];
