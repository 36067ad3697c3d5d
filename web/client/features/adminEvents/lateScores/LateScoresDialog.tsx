import { useQuery } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { LateScores } from "../../../../contract/lateScores.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import * as styles from "../rounds/Rounds.css.ts";
import { WhatChanges } from "../scoreGrid/Consequences.tsx";
import { lateCount, lateLine } from "./lateText.ts";
import { latePreviewQuery, useDecideLateScores } from "./useLateScores.ts";

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
      <div className={styles.body}>
        <ul className={styles.rounds}>
          {holeScores.map((score) => (
            <li key={score.holeNumber}>{lateLine(score)}</li>
          ))}
        </ul>
        <WhatChanges answer={answer} nameOf={nameOf} corrected={playerId} />
      </div>
    </Dialog>
  );
};
