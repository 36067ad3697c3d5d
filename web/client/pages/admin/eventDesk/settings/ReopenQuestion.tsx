import { useQuery } from "@tanstack/react-query";
import { getLeaderboard } from "../../../../../contract/board/leaderboard.ts";
import type { CountedEvent } from "../../../../../contract/event/event.ts";
import { previewReopening } from "../../../../../contract/event/reopening.ts";
import { previewOf } from "../../../../data/preview.ts";
import { useRead } from "../../../../data/read.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { WhatChanges } from "../../../../subjects/event/preview/Consequences.tsx";
import { namesIn } from "../../../../subjects/field/handicap/OpenCorrection.tsx";
import { asStack } from "../../../../ui/layout.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a completed event is opened again, and says what the present rules move then. */
export const ReopenQuestion = ({ event, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title={`Open ${event.name} again?`}
    confirmText="Open Event"
    pendingText="Saving..."
    isPending={false}
    cancelText="Keep Editing"
    isDangerous={false}
  >
    <div className={asStack({ gap: 4, leading: 1.4 })}>
      <p>
        Players can enter scores again, and the result is no longer final. Scores that came late
        stay late until you decide about them. An event that was completed by hand also needs
        another status.
      </p>
      {event.rulesEdition === 1 ? <PresentRules eventId={event.id} /> : null}
    </div>
  </ConfirmDialog>
);

const PresentRules = ({ eventId }: { readonly eventId: CountedEvent["id"] }) => {
  const { data: board = [] } = useRead(getLeaderboard, { eventId });
  const answer = useQuery(previewOf(previewReopening, { eventId }));
  const nameOf = namesIn(board.map(({ user }) => user));
  return (
    <>
      <p>
        It was completed before this version and has kept the rules of then. Opened again, it takes
        the present ones, also when it is completed as it is.
      </p>
      <WhatChanges answer={answer} nameOf={nameOf} corrected={null} />
    </>
  );
};
