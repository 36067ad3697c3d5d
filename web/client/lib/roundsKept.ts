import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { CourseId } from "../../../domain/shared/values.ts";
import type { RoundsKept } from "../../contract/roundsKept.ts";

interface Kept {
  readonly courseId: CourseId;
  readonly rounds: RoundsKept;
}

const queryKey = ["roundsKept"];

/** What an edit of a course answered. It is told until the next edit says otherwise. */
export const noteRoundsKept = (queries: QueryClient, courseId: CourseId, rounds: RoundsKept) =>
  queries.setQueryData<Kept>(queryKey, { courseId, rounds });

/** A round has taken its course over. */
export const dropRoundsKept = (
  queries: QueryClient,
  applied: Pick<RoundsKept[number], "eventId" | "roundNumber">,
) =>
  queries.setQueryData<Kept>(
    queryKey,
    (kept) =>
      kept && {
        ...kept,
        rounds: kept.rounds.filter(
          ({ eventId, roundNumber }) =>
            eventId !== applied.eventId || roundNumber !== applied.roundNumber,
        ),
      },
  );

/** Null before the first edit. */
export const useRoundsKept = () =>
  useQuery<Kept | null>({
    queryKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
