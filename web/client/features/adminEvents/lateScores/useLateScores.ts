import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { decideLateScores } from "../../../../contract/lateScores.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { previewOf } from "../../../data/preview.ts";
import { useWrite } from "../../../data/write.ts";

interface LateCard {
  readonly eventId: TournamentId;
  readonly scorecardId: ScorecardId;
}

const preview = (answer: Success<typeof decideLateScores>) => {
  if ("id" in answer) throw new Error("A preview of late scores is no card.");
  return answer;
};

/** What accepting would change. */
export const latePreviewQuery = (card: LateCard) => ({
  ...previewOf(decideLateScores, card, { accept: true, preview: true }),
  select: preview,
});

export const useDecideLateScores = (params: LateCard, onDone: () => void) =>
  useWrite(decideLateScores, (accept: boolean) => ({ params, body: { accept, preview: false } }), {
    isShownFirst: true,
    done: (_card, accept) => (accept ? "Late scores accepted" : "Late scores declined"),
    onDone,
    onFailed: serverErrorOr("Failed to decide about the late scores"),
  });
