import { useQueryClient } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { applyCourse } from "../../../../contract/roundCourse.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { previewOf } from "../../../data/preview.ts";
import { useWrite } from "../../../data/write.ts";
import { dropRoundsKept } from "../../../lib/roundsKept.ts";

const preview = (answer: Success<typeof applyCourse>) => {
  if ("changed" in answer) throw new Error("A preview of a course has no changed cards.");
  return answer;
};

/** What applying the edited course would change. */
export const coursePreviewQuery = (eventId: TournamentId, roundNumber: RoundNumber) => ({
  ...previewOf(applyCourse, { eventId, roundNumber }, { preview: true }),
  select: preview,
});

export const useApplyCourse = (
  eventId: TournamentId,
  roundNumber: RoundNumber,
  onDone: () => void,
) => {
  const queries = useQueryClient();
  const params = { eventId, roundNumber };
  return useWrite(applyCourse, () => ({ params, body: { preview: false } }), {
    isShownFirst: true,
    done: (answer) => appliedText(roundNumber, "changed" in answer ? answer.changed : 0),
    onDone: () => {
      dropRoundsKept(queries, params);
      onDone();
    },
    onFailed: serverErrorOr("Failed to apply the course"),
  });
};

const appliedText = (round: RoundNumber, changed: number) =>
  `Course applied to round ${round}: ${changed === 1 ? "1 card" : `${changed} cards`} changed`;
