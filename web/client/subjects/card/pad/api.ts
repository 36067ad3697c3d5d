import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { MyScores } from "../../../../contract/card/holeScores.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import {
  listAllScorecards,
  listMyScorecards,
  recordGroupScores,
  recordMyScores,
} from "../../../../contract/card/scorecards.ts";
import { call, callUnlessLate } from "../../../data/call.ts";
import { readOf } from "../../../data/read.ts";
import { inTime } from "../../../outbox/retry.ts";

export const myScorecardsQuery = (eventId: TournamentId, isOfNow = false) => ({
  ...readOf(listMyScorecards, { eventId }),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    call(listMyScorecards, { params: { eventId }, signal, isOfNow }),
});

/** The query key of the cards of a partner, or of the player's own cards. */
export const cardsKey = (eventId: TournamentId, partnerId?: PlayerId) =>
  partnerId === undefined
    ? myScorecardsQuery(eventId).queryKey
    : readOf(listAllScorecards, { eventId, playerId: partnerId }).queryKey;

/** Returns the card, or null if the score is stored but cannot be read yet. */
export const sendScores = (
  playerId: PlayerId,
  tournamentId: TournamentId,
  body: MyScores,
  idempotencyKey: string,
  /** A player of the same tee group whose card it is; left out for the player's own card. */
  partnerId?: PlayerId,
): Promise<Scorecard | null> =>
  inTime((signal) => {
    const attempt = { params: { eventId: tournamentId }, idempotencyKey, playerId, signal };
    return partnerId === undefined
      ? callUnlessLate(recordMyScores, { ...attempt, body })
      : callUnlessLate(recordGroupScores, { ...attempt, body: { ...body, playerId: partnerId } });
  });
