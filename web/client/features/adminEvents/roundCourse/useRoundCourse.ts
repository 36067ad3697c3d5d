import { queryOptions } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { applyCourse } from "../../../../contract/roundCourse.ts";
import { call } from "../../../data/call.ts";
import { dropRoundsKept } from "../../../lib/roundsKept.ts";
import { neverCached, usePreviewedChange } from "../previewed/usePreviewedChange.ts";

/** What applying the edited course would change. */
export const coursePreviewQuery = (eventId: TournamentId, roundNumber: RoundNumber) =>
  queryOptions({
    queryKey: ["coursePreview", eventId, roundNumber],
    queryFn: async ({ signal }) => {
      const params = { eventId, roundNumber };
      const answer = await call(applyCourse, { params, body: { preview: true }, signal });
      if ("changed" in answer) throw new Error("A preview of a course has no changed cards.");
      return answer;
    },
    ...neverCached,
  });

export const useApplyCourse = (
  eventId: TournamentId,
  roundNumber: RoundNumber,
  onDone: () => void,
) => {
  const params = { eventId, roundNumber };
  return usePreviewedChange({
    ...{ eventId, of: params, onDone },
    send: (_nothing: void, idempotencyKey) =>
      call(applyCourse, { params, body: { preview: false }, idempotencyKey }),
    refresh: (queries) => dropRoundsKept(queries, params),
    title: (answer) => appliedText(roundNumber, "changed" in answer ? answer.changed : 0),
    failure: "Failed to apply the course",
  });
};

const appliedText = (round: RoundNumber, changed: number) =>
  `Course applied to round ${round}: ${changed === 1 ? "1 card" : `${changed} cards`} changed`;
