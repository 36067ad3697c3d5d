import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { applyCourse } from "../../../../contract/roundCourse.ts";
import { call } from "../../../lib/call.ts";
import { serverErrorOr } from "../../../lib/errorToast.ts";
import { dropRoundsKept } from "../../../lib/roundsKept.ts";
import { useActionKey } from "../../../lib/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";

/** What applying the edited course would change. Never cached, as others enter scores meanwhile. */
export const coursePreviewQuery = (eventId: TournamentId, roundNumber: RoundNumber) =>
  queryOptions({
    queryKey: ["coursePreview", eventId, roundNumber],
    queryFn: async ({ signal }) => {
      const params = { eventId, roundNumber };
      const answer = await call(applyCourse, { params, body: { preview: true }, signal });
      if ("changed" in answer) throw new Error("A preview of a course has no changed cards.");
      return answer;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Read models that are computed from the cards of an event. */
const modelsOfCards = ["scorecards", "leaderboard", "matches", "side_games"];

export const useApplyCourse = (
  eventId: TournamentId,
  roundNumber: RoundNumber,
  onApplied: () => void,
) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: () =>
      call(applyCourse, {
        params: { eventId, roundNumber },
        body: { preview: false },
        idempotencyKey: key.of([eventId, roundNumber]),
      }),
    onSuccess: (answer) => {
      key.done();
      for (const model of modelsOfCards) {
        void queries.invalidateQueries({ queryKey: [model, eventId] });
      }
      dropRoundsKept(queries, { eventId, roundNumber });
      if ("changed" in answer) toast({ title: appliedText(roundNumber, answer.changed) });
      onApplied();
    },
    onError: serverErrorOr("Failed to apply the course"),
  });
};

const appliedText = (round: RoundNumber, changed: number) =>
  `Course applied to round ${round}: ${changed === 1 ? "1 card" : `${changed} cards`} changed`;
