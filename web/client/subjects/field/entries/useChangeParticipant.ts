import { RoundNumber, type TeeId, type TournamentId } from "../../../../../domain/shared/values.ts";
import { changeParticipant, type ParticipantAction } from "../../../../contract/field/field.ts";
import { type AdminParticipant } from "../../../../contract/field/participants.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { actionTexts } from "./actions.ts";
import { nothingSaid } from "./useManyParticipants.ts";

/** Values that only a correction of the handicap changes. */
const usual = { fromRound: RoundNumber.make(1), preview: false, ...nothingSaid };

export interface Change {
  readonly participant: AdminParticipant;
  readonly action: ParticipantAction;
  /** Null or empty if none was given. */
  readonly reason: string | null;
  /** For the action "tee": a tee other than that of the event. */
  readonly teeId?: TeeId | null;
}

/** Accepts, declines, removes, charges, withdraws or disqualifies somebody. */
export const useChangeParticipant = (eventId: TournamentId, onDone: (change: Change) => void) =>
  useWrite(
    changeParticipant,
    ({ participant, action, reason, teeId = null }: Change) => ({
      params: { eventId, participantId: participant.registrationId },
      body: { ...usual, action, reason, teeId },
    }),
    {
      isShownFirst: true,
      done: (_, { action }) => actionTexts[action].success,
      onDone: (_, change) => onDone(change),
      onFailed: serverErrorOr("Failed to update participant"),
    },
  );
