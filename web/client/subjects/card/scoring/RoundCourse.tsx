import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MapPinned } from "lucide-react";
import { RoundNumber, type TournamentId } from "../../../../../domain/shared/values.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { applyCourse } from "../../../../contract/event/roundCourse.ts";
import { ApiError, sentenceOf } from "../../../data/call.ts";
import { previewOf } from "../../../data/preview.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { dropRoundsKept } from "../../course/roundsKept.ts";
import { WhatChanges } from "../../event/preview/Consequences.tsx";
import { everybodyQuery } from "../../field/participantsQuery.ts";
import { scoreSheetQuery } from "../scoreSheetQuery.ts";
import * as styles from "./Scoring.css.ts";

interface Props {
  readonly event: EventDetail;
  readonly round: number;
  /** Whether the dialog is open; the address says so. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}

/** A started round keeps its course. Here an edit of the course can be applied to it. */
export const RoundCourse = ({ event, round, isAsked, onAsk }: Props) => {
  const { data: cards = [] } = useQuery(scoreSheetQuery(event.id, round));
  const { data: players = [] } = useQuery(everybodyQuery(event.id));
  if (cards.length === 0 && !isAsked) return null;
  const nameOf = (playerId: string) => {
    const player = players.find(({ id }) => id === playerId);
    return player ? `${player.firstName} ${player.lastName}` : "Another player";
  };
  return (
    <div className={asRow({ gap: 3, wrap: true, top: 4 })} data-screen-only="">
      <p className={styles.courseWords}>
        {`Round ${round} is played on the course as its first card found it.`}
      </p>
      <Button
        variant="line"
        size="small"
        icon={<MapPinned size={20} aria-hidden="true" />}
        onClick={() => onAsk(true)}
      >
        Apply Course
      </Button>
      {isAsked ? (
        <ApplyCourseDialog
          event={event}
          round={RoundNumber.make(round)}
          nameOf={nameOf}
          onClose={() => onAsk(false)}
        />
      ) : null}
    </div>
  );
};

interface ApplyCourseDialogProps {
  readonly event: { readonly id: TournamentId; readonly name: string };
  readonly round: RoundNumber;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
}

const CONFLICT = 409;

/** Asks before the edited course is applied to a round, and shows what changes for whom. */
const ApplyCourseDialog = ({ event, round, nameOf, onClose }: ApplyCourseDialogProps) => {
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
  `Course applied to round ${round}: ${countText(changed, "card")} changed`;
