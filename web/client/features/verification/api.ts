import { queryOptions } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import { canAttest } from "../../../contract/attestations.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { listVerificationNeeded } from "../../../contract/scorecards.ts";
import { canBeSigned } from "../../components/cardStates/cardState.ts";
import { call } from "../../data/call.ts";

/**
 * The cards of others that the player may attest now, those of the own tee group first. The
 * player's own cards are never among them.
 */
export const verificationNeededQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "verification needed"],
    queryFn: ({ signal }) =>
      call(listVerificationNeeded, { params: { eventId: tournamentId }, signal }),
  });

/** Those that the player is asked to sign: complete, and not sent back. */
export const cardsToSignQuery = (tournamentId: TournamentId) =>
  queryOptions({ ...verificationNeededQuery(tournamentId), select: complete });

// A constant function, so that the list stays the same object while its cards do.
const complete = (cards: ReadonlyArray<Scorecard>) => cards.filter(canBeSigned);

export const canAttestQuery = (tournamentId: TournamentId, scorecardId: ScorecardId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, scorecardId, "can attest"],
    queryFn: ({ signal }) => call(canAttest, { params: { scorecardId }, signal }),
    // It also depends on what others do with the card.
    staleTime: 0,
  });
