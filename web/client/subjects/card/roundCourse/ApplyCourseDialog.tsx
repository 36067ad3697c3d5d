import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { applyCourse } from "../../../../contract/event/roundCourse.ts";
import { ApiError, sentenceOf } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { previewOf } from "../../../data/preview.ts";
import { useWrite } from "../../../data/write.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { dropRoundsKept } from "../../course/roundsKept.ts";
import { WhatChanges } from "../../event/preview/Consequences.tsx";

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
      <div className={asStack({ gap: 4 })}>
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

const preview = (answer: Success<typeof applyCourse>) => {
  if ("changed" in answer) throw new Error("A preview of a course has no changed cards.");
  return answer;
};

/** What applying the edited course would change. */
const coursePreviewQuery = (eventId: TournamentId, roundNumber: RoundNumber) => ({
  ...previewOf(applyCourse, { eventId, roundNumber }, { preview: true }),
  select: preview,
});

const useApplyCourse = (eventId: TournamentId, roundNumber: RoundNumber, onDone: () => void) => {
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
