import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CourseId, ScorecardId } from "../../../domain/shared/values.ts";
import { explainScorecard } from "../../contract/explanation.ts";
import type { Scorecard } from "../../contract/scorecard.ts";
import { call } from "./call.ts";
import { holesOfCard, type PlayedHole } from "./holesOfCard.ts";
import { holesQuery } from "./holesQuery.ts";

/** Milliseconds. On a dead connection the course of today is better than nothing. */
const PATIENCE = 5000;

/** Under a name that no live update touches: what a card remembers of its course does not change. */
export const cardHolesQuery = (scorecardId: ScorecardId | undefined) =>
  queryOptions({
    queryKey: ["cardHoles", scorecardId],
    enabled: scorecardId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (scorecardId === undefined) return [];
      const signal = AbortSignal.timeout(PATIENCE);
      const { holes } = await call(explainScorecard, { params: { scorecardId }, signal });
      return holes;
    },
  });

export interface RoundHoles {
  /** As the card remembers them; as the course has them where there is no card or it is not known. */
  readonly holes: ReadonlyArray<PlayedHole>;
  readonly isKnown: boolean;
  /** Whether they are what the round is scored by. */
  readonly isCertain: boolean;
  /** Nobody has answered yet what they are; a second try keeps no screen waiting. */
  readonly isFirstLoad: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The holes of a round, on the course of its event or on the one on which its card was opened. */
export const useRoundHoles = (
  courseId: CourseId | null,
  card: Pick<Scorecard, "id" | "courseId"> | undefined,
): RoundHoles => {
  const course = useQuery(holesQuery(card?.courseId ?? courseId));
  const remembered = useQuery(cardHolesQuery(card?.id));
  const deciding = card ? remembered : course;
  const today = course.data ?? none;
  return {
    holes: remembered.data ? holesOfCard(today, remembered.data) : today,
    isKnown: (remembered.data ?? course.data) !== undefined,
    isCertain: deciding.data !== undefined,
    isFirstLoad: deciding.isFetching && !deciding.isFetched,
    isFetching: course.isFetching || remembered.isFetching,
    error: deciding.data ? null : deciding.error,
    retry: () => {
      void course.refetch();
      if (card) void remembered.refetch();
    },
  };
};

const none: ReadonlyArray<never> = [];
