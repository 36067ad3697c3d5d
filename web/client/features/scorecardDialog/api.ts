import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import { listAttestations } from "../../../contract/attestations.ts";
import { explainScorecard } from "../../../contract/explanation.ts";
import { getScorecard } from "../../../contract/scorecards.ts";
import { getScoreHistory } from "../../../contract/scoreHistory.ts";
import { call } from "../../data/call.ts";

/** The card and, if the page knows it, its event; then live updates refresh it. */
export interface CardReference {
  readonly scorecardId: ScorecardId;
  readonly tournamentId: TournamentId | null;
}

const keyOf = ({ scorecardId, tournamentId }: CardReference, part: string) => [
  "scorecards",
  tournamentId,
  scorecardId,
  part,
];

/** An opened card must be current. */
const always = { staleTime: 0 };

export const scorecardQuery = (card: CardReference) =>
  queryOptions({
    ...always,
    queryKey: keyOf(card, "card"),
    queryFn: ({ signal }) =>
      call(getScorecard, { params: { scorecardId: card.scorecardId }, signal }),
  });

export const attestationsQuery = (card: CardReference) =>
  queryOptions({
    ...always,
    queryKey: keyOf(card, "attestations"),
    queryFn: ({ signal }) =>
      call(listAttestations, { params: { scorecardId: card.scorecardId }, signal }),
  });

export const explanationQuery = (card: CardReference) =>
  queryOptions({
    ...always,
    queryKey: keyOf(card, "explanation"),
    queryFn: ({ signal }) =>
      call(explainScorecard, { params: { scorecardId: card.scorecardId }, signal }),
  });

/** The history of one round usually fits on one page. */
const CHANGES_ON_PAGE = 50;

/** The latest changes, with as many pages of earlier ones as were requested; oldest first. */
export const historyQuery = (card: CardReference) =>
  infiniteQueryOptions({
    ...always,
    queryKey: keyOf(card, "history"),
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam: before }) =>
      call(getScoreHistory, {
        params: { scorecardId: card.scorecardId },
        query: { limit: CHANGES_ON_PAGE, ...(before === null ? {} : { before }) },
        signal,
      }),
    // Versions count from 1.
    getNextPageParam: ([earliest]) =>
      earliest && earliest.version > 1 ? earliest.version : undefined,
    select: ({ pages }) => pages.toReversed().flat(),
  });
