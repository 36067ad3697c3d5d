import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ShareCode } from "../../../../../domain/shared/values.ts";
import type { FollowedEvent } from "../../../../contract/board/follow.ts";
import { useLive } from "../../../data/useLive.ts";
import { loadable } from "../../../ui/loadable.tsx";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { BoardFilters } from "../BoardFilters.tsx";
import * as styles from "../BoardFrame.css.ts";
import { BoardRail } from "../BoardRail.tsx";
import { BoardArea } from "../board/BoardTable.tsx";
import { type CardChoice, firstChoiceOf, playStateOf, roundsText } from "../boardEvent.ts";
import { BoardLine } from "../live/BoardLine.tsx";
import { JustInLine } from "../live/JustIn.tsx";
import { justIn, useAnnouncements } from "../live/news.ts";
import { useStandings } from "../useBoards.ts";
import { followedBoardQuery } from "./api.ts";

// Only a finished event has one.
const { Component: FollowedFingerprint } = loadable(async () => {
  const { FollowedFingerprint: Fingerprint } = await import("./FollowedFingerprint.tsx");
  return { default: Fingerprint };
});
const { Component: FollowedCardDialog } = loadable(async () => {
  const { FollowedCardDialog: Card } = await import("./FollowedCardDialog.tsx");
  return { default: Card };
});

interface Props {
  readonly shareCode: ShareCode;
  readonly event: FollowedEvent;
}

/** The live board for people outside the event: only names and scores. */
export const FollowedBoard = ({ shareCode, event }: Props) => {
  const isLost = useLive(shareCode);
  const [choice, setChoice] = useState(() => firstChoiceOf(event));
  const live = useQuery(followedBoardQuery(shareCode));
  const board = useStandings(live.data, event, choice);
  const [card, openCard] = useState<CardChoice | null>(null);
  const line = useAnnouncements(board.entries, board.standings);
  const playState = playStateOf(event.status, board.currentRound);
  const news = playState === "live" ? justIn(board.entries) : null;
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.tools}>
            <div className={styles.liveRow}>
              <BoardLine
                moment={null}
                playState={playState}
                isLost={isLost || live.isRefetchError}
                currentRound={board.currentRound}
                updatedAt={live.dataUpdatedAt}
                said={roundsText(event, board.entries)}
              />
            </div>
            <BoardFilters
              choice={choice}
              onChange={setChoice}
              numberOfRounds={event.numberOfRounds}
              isMatchPlay={board.isMatchPlay}
            />
          </div>
          {news ? <JustInLine news={news} standings={board.standings} /> : null}
          <BoardArea
            query={live}
            board={board}
            event={event}
            choice={choice}
            moment={null}
            numberOfRounds={event.numberOfRounds}
            me={null}
            ownRow={null}
            hasHandicaps={false}
            onOpenCard={event.publicCards ? openCard : null}
          />
          {playState === "final" ? <FollowedFingerprint shareCode={shareCode} /> : null}
        </div>
        <BoardRail timeControl={null} live={board} past={null} news={news} />
      </div>
      {card ? (
        <FollowedCardDialog shareCode={shareCode} {...card} onClose={() => openCard(null)} />
      ) : null}
      <VisuallyHidden>
        <output>{line}</output>
      </VisuallyHidden>
    </div>
  );
};
