import { useState } from "react";
import type { OpenCard } from "../../../features/adminEvents/scoring/asks.ts";
import { VerificationQueue } from "../../../features/adminEvents/scoring/VerificationQueue.tsx";
import { ScorecardDialog } from "../../../features/scorecardDialog/ScorecardDialog.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** The cards that wait to be made official. */
const VerifyTab = ({ event }: DeskTabProps) => {
  const [card, setCard] = useState<OpenCard | null>(null);
  return (
    <>
      <VerificationQueue event={event} onOpenCard={setCard} />
      {card ? (
        <ScorecardDialog {...card} tournamentId={event.id} onClose={() => setCard(null)} />
      ) : null}
    </>
  );
};

export default VerifyTab;
