import { useState } from "react";
import { RoundCourse } from "../../../features/adminEvents/roundCourse/RoundCourse.tsx";
import { ScoreSheet } from "../../../features/adminEvents/scoreGrid/ScoreSheet.tsx";
import { Overview } from "../../../features/adminEvents/scoring/Overview.tsx";
import { ScoringPanel } from "../../../features/adminEvents/scoring/ScoringPanel.tsx";
import type { CardToOpen } from "../../../features/adminEvents/scoring/selectedCard.ts";
import { Leaderboard } from "../../../features/leaderboard/Leaderboard.tsx";
import { ScorecardDialog } from "../../../features/scorecardDialog/ScorecardDialog.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";
import { useScoresAddress } from "./useScoresAddress.ts";
import { useShowAddress } from "./useShowAddress.ts";

/** The scores of the event, with its board and its cards. */
const ScoresTab = ({ event, admin, mayManage }: DeskTabProps) => {
  const show = useShowAddress();
  const [card, setCard] = useState<CardToOpen | null>(null);
  const { view, round, playerId, goToView, goToRound, goToPlayer, ...course } =
    useScoresAddress(event);
  return (
    <>
      <ScoringPanel
        view={view}
        onView={goToView}
        scores={
          <>
            <ScoreSheet
              event={event}
              adminId={admin.id}
              round={round}
              onRound={goToRound}
              startsAt={playerId}
              show={show}
              onOpenCard={setCard}
              mayManage={mayManage}
            />
            {mayManage ? (
              <RoundCourse
                event={event}
                round={round}
                isAsked={course.isCourseAsked}
                onAsk={course.goToCourse}
              />
            ) : null}
          </>
        }
        overview={
          <Overview event={event} onEnter={mayManage ? goToPlayer : null} onOpenCard={setCard} />
        }
        liveLeaderboard={<Leaderboard event={event} me={null} mayDownload onOpenCard={setCard} />}
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

export default ScoresTab;
