import { queryOptions } from "@tanstack/react-query";
import type { CourseId, TournamentId } from "../../../../domain/shared/values.ts";
import { listHoles } from "../../../contract/courses.ts";
import type { MyScores } from "../../../contract/holeScores.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { listMyScorecards, recordMyScores } from "../../../contract/scorecards.ts";
import { call } from "../../lib/call.ts";

export const myScorecardsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["scorecards", tournamentId, "mine"],
    queryFn: ({ signal }) => call(listMyScorecards, { params: { eventId: tournamentId }, signal }),
  });

export const holesQuery = (courseId: CourseId) =>
  queryOptions({
    queryKey: ["courses", courseId, "holes"],
    queryFn: ({ signal }) => call(listHoles, { params: { courseId }, signal }),
  });

/** A request that hangs for so long is given up; sent again under its key it is the same one. */
const PATIENCE = 20_000;

export const sendScores = async (
  tournamentId: TournamentId,
  body: MyScores,
  idempotencyKey: string,
): Promise<Scorecard> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await call(recordMyScores, {
      params: { eventId: tournamentId },
      body,
      idempotencyKey,
      signal: patience.signal,
    });
  } finally {
    clearTimeout(timer);
  }
};

/** The player's cards with this one in the place of its former self. */
export const withCard = (
  cards: ReadonlyArray<Scorecard> | undefined,
  card: Scorecard,
): ReadonlyArray<Scorecard> | undefined =>
  cards && [...cards.filter(({ id }) => id !== card.id), card].toSorted(byRound);

const byRound = (a: Scorecard, b: Scorecard) => a.roundNumber - b.roundNumber;
