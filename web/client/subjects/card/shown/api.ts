import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ScorecardId } from "../../../../../domain/shared/values.ts";
import { listAttestations } from "../../../../contract/card/attestations.ts";
import { explainScorecard } from "../../../../contract/card/explanation.ts";
import { getScorecard } from "../../../../contract/card/scorecards.ts";
import { getScoreHistory } from "../../../../contract/card/scoreHistory.ts";
import { call } from "../../../data/call.ts";
import { namesOf, readOf } from "../../../data/read.ts";

/** An opened card must be current. */
const always = { staleTime: 0 };

export const scorecardQuery = (scorecardId: ScorecardId) => ({
  ...readOf(getScorecard, { scorecardId }),
  ...always,
});

export const attestationsQuery = (scorecardId: ScorecardId) => ({
  ...readOf(listAttestations, { scorecardId }),
  ...always,
});

export const explanationQuery = (scorecardId: ScorecardId) => ({
  ...readOf(explainScorecard, { scorecardId }),
  ...always,
});

/** The history of one round usually fits on one page. */
const CHANGES_ON_PAGE = 50;

/** The latest changes, with as many pages of earlier ones as were requested; oldest first. */
export const historyQuery = (scorecardId: ScorecardId) =>
  infiniteQueryOptions({
    ...always,
    ...namesOf(getScoreHistory, { scorecardId }),
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam: before }) =>
      call(getScoreHistory, {
        params: { scorecardId },
        query: { limit: CHANGES_ON_PAGE, ...(before === null ? {} : { before }) },
        signal,
      }),
    // Versions count from 1.
    getNextPageParam: ([earliest]) =>
      earliest && earliest.version > 1 ? earliest.version : undefined,
    select: ({ pages }) => pages.toReversed().flat(),
  });
