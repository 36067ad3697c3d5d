import { TournamentEvent } from "./events.ts";
import type { CreatedTournament } from "./tournament.ts";

/** Takes the place of a number that everybody could see. */
export const renumbers = (
  { tournamentId, number: present }: CreatedTournament,
  number: number | undefined,
) =>
  number === undefined || number === present
    ? []
    : [TournamentEvent.cases.TournamentNumberChanged.make({ tournamentId, number })];
