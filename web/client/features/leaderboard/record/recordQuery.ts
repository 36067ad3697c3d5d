import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { getRecordFingerprint } from "../../../../contract/record.ts";
import { call } from "../../../data/call.ts";

/** Below the key of the board, so that every change of the board invalidates it. */
export const fingerprintQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["leaderboard", tournamentId, "fingerprint of the record"],
    queryFn: ({ signal }) =>
      call(getRecordFingerprint, { params: { eventId: tournamentId }, signal }),
  });
