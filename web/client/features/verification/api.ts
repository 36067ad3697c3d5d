import { queryOptions } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import { canAttest } from "../../../contract/attestations.ts";
import { listVerificationNeeded } from "../../../contract/scorecards.ts";
import { call } from "../../lib/call.ts";

/** The cards of others that the player may attest now; the own ones are never among them. */
export const verificationNeededQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "verification needed"],
    queryFn: ({ signal }) =>
      call(listVerificationNeeded, { params: { eventId: tournamentId }, signal }),
  });

export const canAttestQuery = (tournamentId: TournamentId, scorecardId: ScorecardId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, scorecardId, "can attest"],
    queryFn: ({ signal }) => call(canAttest, { params: { scorecardId }, signal }),
    // It also depends on what others do with the card.
    staleTime: 0,
  });
