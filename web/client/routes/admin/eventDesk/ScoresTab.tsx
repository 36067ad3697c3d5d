import { useState } from "react";
import type { OpenCard } from "../../../features/adminEvents/scoring/asks.ts";
import { ScoringPanel } from "../../../features/adminEvents/scoring/ScoringPanel.tsx";
import { Leaderboard } from "../../../features/leaderboard/Leaderboard.tsx";
import { ScorecardDialog } from "../../../features/scorecardDialog/ScorecardDialog.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** The scores of the event, with its board and its cards. */
const ScoresTab = ({ event }: DeskTabProps) => {
  const [card, setCard] = useState<OpenCard | null>(null);
  return (
    <>
      <ScoringPanel
        event={event}
        onOpenCard={setCard}
        liveLeaderboard={<Leaderboard event={event} me={null} onOpenCard={setCard} />}
      />
      {card ? (
        <ScorecardDialog {...card} tournamentId={event.id} onClose={() => setCard(null)} />
      ) : null}
    </>
  );
};

export default ScoresTab;
