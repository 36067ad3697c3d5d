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

/** A request without an answer is cancelled after this time. It is safe to send it again. */
const TIMEOUT = 20_000;

export const inTime = async <Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
};

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
