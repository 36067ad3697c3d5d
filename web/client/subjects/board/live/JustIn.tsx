import { ChevronDown } from "lucide-react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { clockTime } from "../../../ui/dates/wallClock.ts";
import { NoteMark } from "../../../ui/figures/Figure.tsx";
import { asText } from "../../../ui/layout.ts";
import { label } from "../../../ui/theme/theme.css.ts";
import { nameOf, shortNames } from "../../person/playerText.ts";
import * as styles from "../BoardFrame.css.ts";
import { type JustIn, newsText } from "./news.ts";

interface Props {
  readonly news: ReadonlyArray<JustIn>;
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
}

/** The latest scores: player, result, hole and new place. */
export const JustInList = ({ news, standings }: Props) => {
  if (news.length === 0) {
    return (
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.25, figures: true })}>
        New scores show up here as they come in.
      </p>
    );
  }
  return (
    <ol>
      {news.flatMap(({ playerId, holeNumber, par, strokes, at }) => {
        const standing = standings.find(({ entry }) => entry.user.id === playerId);
        if (!standing) return [];
        return (
          <li key={playerId} className={styles.item}>
            <span>
              <span className={styles.player}>{nameOf(standing.entry.user)}</span>
              <span
                className={asText({ tone: "textDim", size: "sm", leading: 1.25, figures: true })}
              >
                <b className={styles.what}>{newsText({ strokes, par, holeNumber })}</b>
                {` · ${standing.total} · ${clockTime(new Date(at))}`}
              </span>
            </span>
            <span className={styles.strokes} aria-hidden="true">
              <NoteMark strokes={strokes} par={par} isSpoken={false} />
            </span>
          </li>
        );
      })}
    </ol>
  );
};

interface JustInLineProps {
  readonly news: ReadonlyArray<JustIn>;
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
}

/** The newest score, above a narrow board that has no room beside it; it opens to the ones before. */
export const JustInLine = ({ news, standings }: JustInLineProps) => {
  const [newest] = news;
  const standing = standings.find(({ entry }) => entry.user.id === newest?.playerId);
  if (!newest || !standing) return null;
  const { strokes, par, holeNumber } = newest;
  return (
    <details className={styles.opening} data-screen-only="">
      <summary className={styles.summary}>
        <span className={label}>Just in</span>
        <span className={asText({ size: "sm", cut: true })}>
          <b className={asText({ weight: "strong" })}>
            {shortNames(standings.map(({ entry }) => entry.user))(standing.entry.user)}
          </b>
          {` ${newsText({ strokes, par, holeNumber })}`}
        </span>
        <ChevronDown size={20} className={styles.opener} aria-hidden="true" />
      </summary>
      <div className={styles.list}>
        <JustInList news={news} standings={standings} />
      </div>
    </details>
  );
};
