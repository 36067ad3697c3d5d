import { useQueries } from "@tanstack/react-query";
import { range } from "../../../../../domain/golf/range.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { scoreSheetQuery } from "../scoreSheetQuery.ts";
import { rowsOf } from "./overview.ts";
import { ScoringForm } from "./ScoringForm.tsx";
import type { CardToEnter } from "./selectedCard.ts";

interface Props {
  readonly event: CountedEvent;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly initial: CardToEnter;
  readonly onClose: () => void;
}

/** Enters or corrects the scores of a player. */
export const EnterScoresSheet = (props: Props) => (
  <Sheet
    isOpen
    onClose={props.onClose}
    overline={props.event.name}
    title="Enter Scores"
    seed={props.event.id}
  >
    <ScoresOfEvent {...props} />
  </Sheet>
);

/** The form leads to every round, so it opens with the cards of all of them. */
const ScoresOfEvent = ({ event, participants, initial, onClose }: Props) => {
  const rounds = useQueries({
    queries: range(1, event.numberOfRounds).map((round) => scoreSheetQuery(event.id, round)),
  });
  if (rounds.some(({ data }) => data === undefined)) {
    return (
      <DialogBody>
        {rounds.some(({ isLoadingError }) => isLoadingError) ? (
          <FailedRead title="The scores could not be loaded" of={rounds} />
        ) : (
          <SkeletonSlats label="Loading scores..." />
        )}
      </DialogBody>
    );
  }
  const cards = rounds.flatMap(({ data = [] }) => data);
  return (
    <ScoringForm
      event={event}
      rows={rowsOf(participants, cards)}
      initial={initial}
      onClose={onClose}
    />
  );
};
