import { useQuery } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { ApiError, sentenceOf } from "../../../data/call.ts";
import { WhatChanges } from "../scoreGrid/Consequences.tsx";
import * as styles from "./RoundCourse.css.ts";
import { coursePreviewQuery, useApplyCourse } from "./useRoundCourse.ts";

interface Props {
  readonly event: { readonly id: TournamentId; readonly name: string };
  readonly round: RoundNumber;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
}

const CONFLICT = 409;

/** Asks before the edited course is applied to a round, and shows what changes for whom. */
export const ApplyCourseDialog = ({ event, round, nameOf, onClose }: Props) => {
  const answer = useQuery(coursePreviewQuery(event.id, round));
  const { data, error } = answer;
  const { mutate, isPending } = useApplyCourse(event.id, round, onClose);
  const refusal = error instanceof ApiError && error.status === CONFLICT ? sentenceOf(error) : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={event.name}
      title={`Apply Course to Round ${round}`}
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={onClose}>
            {data ? "Cancel" : "Close"}
          </Button>
          {data ? (
            <Button isPending={isPending} pendingText="Applying..." onClick={() => mutate()}>
              {`Apply to Round ${round}`}
            </Button>
          ) : null}
        </FormFooter>
      }
    >
      <div className={styles.body}>
        {refusal === null ? (
          <>
            <p>
              Every card of the round gets the holes, the tee and its rating as they are now, and a
              new playing handicap from the index of the card. Strokes, signatures and verifications
              stay.
            </p>
            <WhatChanges answer={answer} nameOf={nameOf} corrected={null} />
          </>
        ) : (
          <p role="alert">{refusal}.</p>
        )}
      </div>
    </Dialog>
  );
};
