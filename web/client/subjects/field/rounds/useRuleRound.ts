import {
  type PlayerId,
  RoundNumber,
  type TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { ruleRound } from "../../../../contract/event/rounds.ts";
import { changeParticipant } from "../../../../contract/field/field.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { previewOf } from "../../../data/preview.ts";
import { useWrite } from "../../../data/write.ts";

interface Round {
  readonly eventId: TournamentId;
  readonly roundNumber: RoundNumber;
}

type Ruling = Body<typeof ruleRound>;

/** What the office's word would change. */
export const rulingQuery = (params: Round, body: Ruling) =>
  previewOf(ruleRound, params, { ...body, preview: true });

export const useRuleRound = (params: Round, onDone: () => void) =>
  useWrite(ruleRound, (body: Ruling) => ({ params, body: { ...body, preview: false } }), {
    isShownFirst: true,
    done: `Round ${params.roundNumber} changed`,
    onDone,
    onFailed: serverErrorOr("Failed to change the round"),
  });

/** Takes a withdrawal or a disqualification back. */
export const useTakeBack = (eventId: TournamentId) =>
  useWrite(
    changeParticipant,
    (participantId: PlayerId) => ({
      params: { eventId, participantId },
      body: {
        ...{ action: "accept", reason: null, fromRound: RoundNumber.make(1), preview: false },
        ...{ method: "manual", fee: null },
      },
    }),
    {
      isShownFirst: true,
      done: "Back in the event",
      onFailed: serverErrorOr("Failed to take it back"),
    },
  );
