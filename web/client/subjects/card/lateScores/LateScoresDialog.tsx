import { useQuery } from "@tanstack/react-query";
import type { ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import { decideLateScores, type LateScores } from "../../../../contract/card/lateScores.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { previewOf } from "../../../data/preview.ts";
import { useWrite } from "../../../data/write.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { WhatChanges } from "../../event/preview/Consequences.tsx";
import { lateCount, lateLine } from "./lateText.ts";

interface Props {
  readonly eventId: TournamentId;
  readonly card: LateScores;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
}

/** Lets the late scores of a card count, after a look at what that changes, or none of them. */
export const LateScoresDialog = ({ eventId, card, nameOf, onClose }: Props) => {
  const { playerId, roundNumber, scorecardId, holeScores } = card;
  const params = { eventId, scorecardId };
  const answer = useQuery(latePreviewQuery(params));
  const { mutate, isPending, variables } = useDecideLateScores(params, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={`${nameOf(playerId)}, Round ${roundNumber}`}
      title={lateCount(holeScores.length)}
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" isPending={isPending && !variables} onClick={() => mutate(false)}>
            Decline
          </Button>
          <Button isPending={isPending && variables} onClick={() => mutate(true)}>
            Accept
          </Button>
        </FormFooter>
      }
    >
      <div className={asStack({ gap: 4, leading: 1.4 })}>
        <ul className={asStack({ gap: 2 })}>
          {holeScores.map((score) => (
            <li key={score.holeNumber}>{lateLine(score)}</li>
          ))}
        </ul>
        <WhatChanges answer={answer} nameOf={nameOf} corrected={playerId} />
      </div>
    </Dialog>
  );
};

interface LateCard {
  readonly eventId: TournamentId;
  readonly scorecardId: ScorecardId;
}

const preview = (answer: Success<typeof decideLateScores>) => {
  if ("id" in answer) throw new Error("A preview of late scores is no card.");
  return answer;
};

/** What accepting would change. */
const latePreviewQuery = (card: LateCard) => ({
  ...previewOf(decideLateScores, card, { accept: true, preview: true }),
  select: preview,
});

const useDecideLateScores = (params: LateCard, onDone: () => void) =>
  useWrite(decideLateScores, (accept: boolean) => ({ params, body: { accept, preview: false } }), {
    isShownFirst: true,
    done: (_card, accept) => (accept ? "Late scores accepted" : "Late scores declined"),
    onDone,
    onFailed: serverErrorOr("Failed to decide about the late scores"),
  });
