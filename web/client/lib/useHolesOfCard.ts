import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ScorecardId } from "../../../domain/shared/values.ts";
import type { Hole } from "../../contract/course.ts";
import { explainScorecard } from "../../contract/explanation.ts";
import { call } from "./call.ts";
import { holesOfCard, type PlayedHole } from "./holesOfCard.ts";

/** Asked once: what a card remembers of its course does not change. */
const cardHolesQuery = (scorecardId: ScorecardId | undefined) =>
  queryOptions({
    queryKey: ["cardHoles", scorecardId],
    enabled: scorecardId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      if (scorecardId === undefined) return [];
      const { holes } = await call(explainScorecard, { params: { scorecardId }, signal });
      return holes;
    },
  });

/**
 * The holes of a round: as its card remembers them, and as the course has them as long as no card is
 * opened or it cannot be asked.
 */
export const useHolesOfCard = (
  course: ReadonlyArray<Hole>,
  scorecardId: ScorecardId | undefined,
): ReadonlyArray<PlayedHole> => {
  const { data: remembered } = useQuery(cardHolesQuery(scorecardId));
  return remembered ? holesOfCard(course, remembered) : course;
};
