import { useState } from "react";
import { LateScoresPanel } from "../../../features/adminEvents/lateScores/LateScoresPanel.tsx";
import type { CardToOpen } from "../../../features/adminEvents/scoring/selectedCard.ts";
import { VerificationQueue } from "../../../features/adminEvents/verify/VerificationQueue.tsx";
import { ScorecardDialog } from "../../../features/scorecardDialog/ScorecardDialog.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";
import { useShowAddress } from "./useShowAddress.ts";

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
