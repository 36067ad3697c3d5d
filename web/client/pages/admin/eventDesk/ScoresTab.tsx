import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { addressNow } from "../../../device/addressNow.ts";
import { Leaderboard } from "../../../subjects/board/Leaderboard.tsx";
import { ScoreSheet } from "../../../subjects/card/grid/ScoreSheet.tsx";
import { Overview } from "../../../subjects/card/scoring/Overview.tsx";
import { RoundCourse } from "../../../subjects/card/scoring/RoundCourse.tsx";
import {
  ScoringPanel,
  type ScoringView,
  scoringViews,
} from "../../../subjects/card/scoring/ScoringPanel.tsx";
import type { CardToEnter, CardToOpen } from "../../../subjects/card/scoring/selectedCard.ts";
import { ScorecardDialog } from "../../../subjects/card/shown/ScorecardDialog.tsx";
import { roundToOpen } from "../../../subjects/event/roundToOpen.ts";
import { type DeskTabProps, useShowAddress } from "./deskTabProps.ts";

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

/** The shown scores are in the address, so that a reload or a link leads back to them. */
const useScoresAddress = (event: EventDetail) => {
  const [search, setSearch] = useSearchParams();
  // Midnight must not change the round under somebody who types.
  const [openedAt] = useState(() => new Date());
  const roundIn = (address: URLSearchParams) => roundToOpen(event, address.get("round"), openedAt);
  const round = roundIn(search);
  const view = scoringViews.find((name) => name === search.get("view")) ?? "scores";
  return {
    view,
    round,
    playerId: search.get("player"),
    /** Whether the question is open to apply the current course to the round. */
    isCourseAsked: search.get("apply") === "course",
    goToCourse: (isAsked: boolean) =>
      setSearch(
        { round: String(round), ...(isAsked ? { apply: "course" } : {}) },
        { replace: true },
      ),
    goToView: (to: ScoringView) => {
      const chosen = { round: String(roundIn(addressNow())) };
      setSearch(to === "scores" ? chosen : { view: to, ...chosen }, { replace: true });
    },
    goToRound: (to: number) => setSearch({ round: String(to) }, { replace: true }),
    goToPlayer: ({ playerId, round: of }: CardToEnter) =>
      setSearch({ round: String(of), player: playerId }),
  };
};
