import type { RegistrationId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body, Success } from "../../../../contract/endpoint.ts";
import { type CorrectedParticipant, changeParticipant } from "../../../../contract/field/field.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { previewOf } from "../../../data/preview.ts";
import { useWrite } from "../../../data/write.ts";

interface Who {
  readonly eventId: TournamentId;
  readonly participantId: RegistrationId;
}

type Correction = Body<typeof changeParticipant>;

export const corrected = (answer: Success<typeof changeParticipant>): CorrectedParticipant => {
  if ("changes" in answer) return answer;
  throw new Error("A correction is answered with what it changes.");
};

/** What the correction would change. */
export const correctionQuery = (who: Who, body: Correction) =>
  previewOf(changeParticipant, who, { ...body, preview: true });

export const useCorrectHandicap = (params: Who, onDone: () => void) =>
  useWrite(
    changeParticipant,
    (body: Correction) => ({ params, body: { ...body, preview: false } }),
    {
      isShownFirst: true,
      done: "Handicap corrected",
      onDone,
      onFailed: serverErrorOr("Failed to correct the handicap"),
    },
  );
