import { queryOptions } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { MyScores } from "../../../contract/holeScores.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { listMyScorecards, recordMyScores } from "../../../contract/scorecards.ts";
import { call, callUnlessLate } from "../../lib/call.ts";

export const myScorecardsQuery = (tournamentId: TournamentId, isOfNow = false) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "mine"],
    queryFn: ({ signal }) =>
      call(listMyScorecards, { params: { eventId: tournamentId }, signal, isOfNow }),
  });

/** A request that hangs for so long is given up; sent again under its key it is the same one. */
const PATIENCE = 20_000;

/** Answers the card, or null as long as what was stored cannot be read. */
export const sendScores = async (
  playerId: PlayerId,
  tournamentId: TournamentId,
  body: MyScores,
  idempotencyKey: string,
): Promise<Scorecard | null> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await callUnlessLate(recordMyScores, {
      params: { eventId: tournamentId },
      body,
      idempotencyKey,
      playerId,
      signal: patience.signal,
    });
  } finally {
    clearTimeout(timer);
  }
};
