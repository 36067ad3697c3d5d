import { queryOptions } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { MyScores } from "../../../contract/holeScores.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import {
  listMyScorecards,
  recordGroupScores,
  recordMyScores,
} from "../../../contract/scorecards.ts";
import { call, callUnlessLate } from "../../lib/call.ts";
import { cardsOfPlayerQuery } from "../../lib/cardsOfPlayerQuery.ts";

export const myScorecardsQuery = (tournamentId: TournamentId, isOfNow = false) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "mine"],
    queryFn: ({ signal }) =>
      call(listMyScorecards, { params: { eventId: tournamentId }, signal, isOfNow }),
  });

/** Where the cards of a partner are kept, or without one those of the player. */
export const cardsKey = (tournamentId: TournamentId, partnerId?: PlayerId) =>
  partnerId === undefined
    ? myScorecardsQuery(tournamentId).queryKey
    : cardsOfPlayerQuery(tournamentId, partnerId).queryKey;

/** A request that hangs for so long is given up; sent again under its key it is the same one. */
const TIMEOUT = 20_000;

/** Answers the card, or null as long as what was stored cannot be read. */
export const sendScores = async (
  playerId: PlayerId,
  tournamentId: TournamentId,
  body: MyScores,
  idempotencyKey: string,
  /** Of the same tee group, whose card it is; without one it is the player's own. */
  partnerId?: PlayerId,
): Promise<Scorecard | null> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const params = { eventId: tournamentId };
    const attempt = { params, idempotencyKey, playerId, signal: controller.signal };
    return await (partnerId === undefined
      ? callUnlessLate(recordMyScores, { ...attempt, body })
      : callUnlessLate(recordGroupScores, { ...attempt, body: { ...body, playerId: partnerId } }));
  } finally {
    clearTimeout(timer);
  }
};
