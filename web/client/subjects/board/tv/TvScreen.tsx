import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { ShareCode } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { LazyQrCode } from "../../../ui/codes/LazyQrCode.tsx";
import { clockTime } from "../../../ui/dates/wallClock.ts";
import { Ground } from "../../../ui/drawings/Ground.tsx";
import { Mark } from "../../../ui/drawings/Mark.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { type PointsTerms, scoringText } from "../../event/scoringText.ts";
import {
  type BoardChoice,
  type BoardTerms,
  playStateOf,
  roundsText,
  viewNames,
} from "../boardEvent.ts";
import { PlaySign } from "../live/BoardLine.tsx";
import { JustInList } from "../live/JustIn.tsx";
import { justIn } from "../live/news.ts";
import { useStandings } from "../useBoards.ts";
import { TvMain } from "./TvMain.tsx";
import * as styles from "./TvScreen.css.ts";

interface Props {
  /** Seed of the drawing. */
  readonly seed: string;
  readonly event: BoardTerms & PointsTerms & { readonly name: string };
  /** The course, else the place. */
  readonly venue: string;
  readonly choice: BoardChoice;
  readonly live: UseQueryResult<ReadonlyArray<LeaderboardEntry>>;
  readonly isLost: boolean;
  /** Null if nobody plays for skins, and for strangers. */
  readonly skins: SkinsNow | null;
  /** Of the public board, for phones before the screen; null where there is none. */
  readonly shareCode: ShareCode | null;
}

const SECOND = 1000;

/** Number of latest scores that fit beside the skins. */
const BESIDE_SKINS = 3;

/** The live board for a television. It pages through the field by itself. */
export const TvScreen = (props: Props) => {
  const { seed, event, venue, choice, live, isLost, skins, shareCode } = props;
  const now = useNow(SECOND);
  const board = useStandings(live.data, event, choice);
  const playState = playStateOf(event.status, board.currentRound);
  const news = justIn(board.entries);
  const [openedAt] = useState(Date.now);
  const second = Math.floor((now.getTime() - openedAt) / SECOND);
  const round = board.currentRound > 0 ? [`Round ${board.currentRound}`] : [];
  const said = roundsText(event, board.entries);
  const facts = [
    venue,
    ...round,
    ...said,
    viewNames[choice.view],
    scoringText(event, choice, board.isMatchPlay),
  ];

  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <Ground seed={seed} width={1920} height={1080} x={1628} y={250} radius={104} cell={20} />
      </div>
      <header className={styles.head}>
        <Mark className={styles.mark} />
        <div className={styles.titles}>
          <h1 className={styles.title}>{event.name}</h1>
          <p className={styles.facts}>{facts.join(" · ")}</p>
        </div>
      </header>
      <aside className={styles.rail} aria-label="Clock and news">
        <div className={styles.clock}>
          <span className={styles.live}>
            {live.data || isLost ? (
              <PlaySign state={playState} isLost={isLost || live.isRefetchError} />
            ) : null}
          </span>
          <time className={styles.time}>{clockTime(now)}</time>
          {shareCode === null ? null : <TvCode shareCode={shareCode} />}
        </div>
        {playState === "live" && live.data ? (
          <section className={styles.panel}>
            <h2 className={styles.panelTitle}>Just in</h2>
            <div className={styles.feed}>
              <JustInList
                news={skins ? news.slice(0, BESIDE_SKINS) : news}
                standings={board.standings}
              />
            </div>
          </section>
        ) : null}
        {skins ? (
          <section className={styles.lastPanel}>
            <h2 className={styles.panelTitle}>Skins</h2>
            <TvSkins {...skins} />
          </section>
        ) : null}
      </aside>
      <TvMain query={live} board={board} numberOfRounds={event.numberOfRounds} second={second} />
    </div>
  );
};

interface TvCodeProps {
  readonly shareCode: ShareCode;
}

/** Whoever stands before the screen takes the board along. */
const TvCode = ({ shareCode }: TvCodeProps) => (
  <div className={styles.follow}>
    <span className={styles.followWords}>Follow on your phone</span>
    <LazyQrCode
      text={new URL(`/follow/${shareCode}`, location.origin).href}
      label="QR code of the public leaderboard"
      className={styles.code}
    />
  </div>
);

/** The state of the skins of an event, in words. */
export interface SkinsNow {
  /** What the next hole is worth, and which hole it is; null once all are settled. */
  readonly stake: { readonly worth: string; readonly where: string } | null;
  /** Players who have won something, the highest sum first. */
  readonly winners: ReadonlyArray<{
    readonly key: string;
    readonly side: string;
    readonly amount: string;
  }>;
}

/** The skins in play, for a television. */
const TvSkins = ({ stake, winners }: SkinsNow) => (
  <>
    {stake ? (
      <p className={styles.stake}>
        <span className={styles.worth}>{stake.worth}</span>
        <span>{stake.where}</span>
      </p>
    ) : null}
    <ol className={styles.winners}>
      {winners.map(({ key, side, amount }) => (
        <li key={key} className={styles.winner}>
          <span className={styles.side}>{side}</span>
          <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ol>
  </>
);
