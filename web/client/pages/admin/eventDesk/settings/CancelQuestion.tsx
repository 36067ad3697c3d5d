import { listShortScorecards } from "../../../../../contract/card/scoring.ts";
import type { CountedEvent } from "../../../../../contract/event/event.ts";
import { listSideGames } from "../../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../../data/read.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";

import { concerned } from "./concerned.ts";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an event is cancelled, and says who is concerned. */
export const CancelQuestion = ({ event, onClose, onConfirm }: Props) => {
  const { data: cards } = useRead(listShortScorecards, { eventId: event.id });
  const { data: games } = useRead(listSideGames, { eventId: event.id });
  const counted = concerned({
    players: event.participantCount,
    waiting: event.waitlistCount,
    cards: cards?.filter(({ thru }) => thru > 0).length ?? 0,
    games: games?.length ?? 0,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Cancel ${event.name}?`}
      confirmText="Cancel Event"
      pendingText="Saving..."
      isPending={false}
      cancelText="Keep Event"
    >
      <p>
        {counted === "" ? "" : `It has ${counted}. `}
        Nobody can register or enter scores any more. What was entered is kept, and another status
        takes this back.
      </p>
    </ConfirmDialog>
  );
};
