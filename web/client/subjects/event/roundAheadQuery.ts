import type { RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { getRoundAhead } from "../../../contract/card/scorecards.ts";
import { readOf } from "../../data/read.ts";

/** The holes of a round without a card. Never cached for long, because courses are edited. */
export const roundAheadQuery = (eventId: TournamentId, roundNumber: RoundNumber) => ({
  ...readOf(getRoundAhead, { eventId, roundNumber }),
  staleTime: 0,
});
