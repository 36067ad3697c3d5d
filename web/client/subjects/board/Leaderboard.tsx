import { History, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { useLive } from "../../data/useLive.ts";
import { Button, LinkButton } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { ListFileLink } from "../../ui/files/ListFileLink.tsx";
import { VisuallyHidden } from "../../ui/overlays/VisuallyHidden.tsx";
import { PastBanner, TimeControl } from "./asItStood/AsItStood.tsx";
import { scoresSince } from "./asItStood/placeChanges.ts";
import { useMoment } from "./asItStood/useMoment.ts";
import { BoardFilters } from "./BoardFilters.tsx";
import * as styles from "./BoardFrame.css.ts";
import { BoardRail } from "./BoardRail.tsx";
import { BoardArea } from "./board/BoardTable.tsx";
import { OwnRowDock } from "./board/OwnRowDock.tsx";
import {
  type BoardChoice,
  type BoardEvent,
  type CardChoice,
  firstChoiceOf,
  playStateOf,
  roundsText,
} from "./boardEvent.ts";
import { withDock } from "./Leaderboard.css.ts";
import { BoardLine } from "./live/BoardLine.tsx";
import { JustInLine } from "./live/JustIn.tsx";
import { justIn, newestText, useAnnouncements } from "./live/news.ts";
import { EventRecord } from "./record/EventRecord.tsx";
import { ShareBoard } from "./share/ShareBoard.tsx";
import { useBoards, useStandings } from "./useBoards.ts";

interface Props {
  readonly event: BoardEvent;
  /** The signed-in player, whose row is marked. */
  readonly me: PlayerId | null;
  /** Called when the score of a round is pressed. */
  readonly onOpenCard: (card: CardChoice) => void;
  /** True if the page has a tab bar at its foot; the reader's own row is docked above it. */
  readonly isAboveTabs?: boolean;
  /** Whether the board can be downloaded as a file, and printed as a sheet of results. */
  readonly mayDownload?: boolean;
}

/** The live board of an event, which can also show an earlier moment. */
export const Leaderboard = (props: Props) => {
  const { event, me, onOpenCard, isAboveTabs = false, mayDownload = false } = props;
  const isLost = useLive(event.id);
  const [choice, setChoice] = useState(() => firstChoiceOf(event));
  const [ownRow, setOwnRow] = useState<HTMLTableRowElement | null>(null);
  const { now, scores, span, moment, asked, choose } = useMoment(event.id);
  const { live, liveSince, past, pastEvent } = useBoards(event, asked);
  const liveBoard = useStandings(live.data, event, choice);
  const pastBoard = useStandings(past.data?.entries, pastEvent, choice);
  const line = useAnnouncements(liveBoard.entries, liveBoard.standings);

  const playState = playStateOf(event.status, liveBoard.currentRound);
  const news = moment === null && playState === "live" ? justIn(liveBoard.entries) : null;
  const board = moment === null ? liveBoard : pastBoard;
  const pastQuery = moment === asked ? past : null;
  const hasBoth = past.data !== undefined && pastQuery !== null && live.data !== undefined;
  const timeControl = span ? (
    <TimeControl
      span={span}
      scores={scores}
      chosen={moment}
      onChoose={choose}
      now={now}
      playState={playState}
      newest={moment === null ? null : newestText(pastBoard.entries)}
    />
  ) : null;

  return (
    <>
      <div className={me === null ? styles.frame : withDock}>
        <div className={styles.columns}>
          <div className={styles.main}>
            {moment === null ? null : (
              <PastBanner
                tournamentId={event.id}
                moment={moment}
                now={now}
                playState={playState}
                scoresSince={hasBoth ? scoresSince(past.data.entries, live.data) : null}
                onBack={() => choose(null)}
              />
            )}
            <div className={styles.tools}>
              <div className={styles.liveRow}>
                <BoardLine
                  moment={moment}
                  playState={playState}
                  isLost={isLost || live.isRefetchError}
                  currentRound={board.currentRound}
                  updatedAt={liveSince}
                  said={roundsText(moment === null ? event : pastEvent, board.entries)}
                />
                <div className={styles.ways}>
                  {event.shareCode ? (
                    <ShareBoard shareCode={event.shareCode} eventName={event.name} />
                  ) : null}
                  {mayDownload ? (
                    <TakeAway tournamentId={event.id} choice={choice} moment={asked} />
                  ) : null}
                  {timeControl ? (
                    <AsItStoodButton className={styles.sheetButton}>{timeControl}</AsItStoodButton>
                  ) : null}
                </div>
              </div>
              <BoardFilters
                choice={choice}
                onChange={setChoice}
                numberOfRounds={event.numberOfRounds}
                isMatchPlay={board.isMatchPlay}
              />
            </div>
            {news ? <JustInLine news={news} standings={liveBoard.standings} /> : null}
            <BoardArea
              query={moment === null ? live : pastQuery}
              board={board}
              event={event}
              choice={choice}
              moment={moment}
              numberOfRounds={(moment === null ? event : pastEvent).numberOfRounds}
              me={me}
              ownRow={setOwnRow}
              hasHandicaps
              onOpenCard={onOpenCard}
            />
            {playState === "final" && moment === null ? (
              <EventRecord tournamentId={event.id} />
            ) : null}
          </div>
          <BoardRail
            timeControl={timeControl}
            live={liveBoard}
            past={moment !== null && hasBoth ? pastBoard : null}
            news={news}
          />
        </div>
        <VisuallyHidden>
          <output>{moment === null ? line : ""}</output>
        </VisuallyHidden>
      </div>
      <OwnRowDock
        standing={board.standings.find(({ entry }) => entry.user.id === me)}
        row={ownRow}
        isAboveTabs={isAboveTabs}
      />
    </>
  );
};

interface AsItStoodButtonProps {
  readonly className?: string;
  /** The control, and other content about an earlier board. */
  readonly children: ReactNode;
}

/** On phones the control opens in a sheet. */
const AsItStoodButton = ({ className, children }: AsItStoodButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<History size={22} aria-hidden="true" />}
        {...(className ? { className } : {})}
        onClick={() => setOpen(true)}
      >
        As it stood
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="As it stood"
        footer={
          <Button wide onClick={close}>
            Show the board
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  );
};

interface TakeAwayProps {
  readonly tournamentId: TournamentId;
  readonly choice: BoardChoice;
  /** The moment of the shown board; null means the present. */
  readonly moment: Date | null;
}

/** The shown board as a file for spreadsheets, and the results of the event for its notice board. */
const TakeAway = ({ tournamentId, choice, moment }: TakeAwayProps) => (
  <>
    <div data-screen-only="">
      <LinkButton
        to={`/admin/events/${tournamentId}/print/results`}
        variant="quiet"
        size="small"
        icon={<Printer size={20} aria-hidden="true" />}
      >
        Print Results
      </LinkButton>
    </div>
    <ListFileLink to={boardFilePath(tournamentId, choice, moment)} />
  </>
);

/** The address of the shown board as a file for spreadsheets; a null moment is the present. */
export const boardFilePath = (
  tournamentId: TournamentId,
  { view, scoring, round }: BoardChoice,
  moment: Date | null,
) => {
  const query = new URLSearchParams({ view, scoring });
  if (view === "single-round") query.set("round", String(round));
  if (moment) query.set("asOf", moment.toISOString());
  return `/api/events/${tournamentId}/leaderboard.csv?${query}`;
};
