import { useState } from "react";
import { LateScoresPanel } from "../../../subjects/card/queue/LateScoresPanel.tsx";
import { VerificationQueue } from "../../../subjects/card/queue/VerificationQueue.tsx";
import type { CardToOpen } from "../../../subjects/card/scoring/selectedCard.ts";
import { ScorecardDialog } from "../../../subjects/card/shown/ScorecardDialog.tsx";
import { type DeskTabProps, useShowAddress } from "./deskTabProps.ts";

/** The cards of the event, to be verified. */
const VerifyTab = ({ event, admin, mayManage }: DeskTabProps) => {
  const show = useShowAddress();
  const [card, setCard] = useState<CardToOpen | null>(null);
  return (
    <>
      {mayManage ? <LateScoresPanel eventId={event.id} /> : null}
      <VerificationQueue
        event={event}
        adminId={admin.id}
        mayManage={mayManage}
        show={show}
        onOpenCard={setCard}
        scoresPathOf={({ roundNumber, userId }) =>
          `/admin/events/${event.id}/scores?round=${roundNumber}&player=${userId}`
        }
      />
      {card ? (
        <ScorecardDialog
          {...card}
          tournamentId={event.id}
          isManager={mayManage}
          onClose={() => setCard(null)}
        />
      ) : null}
    </>
  );
};

export default VerifyTab;
