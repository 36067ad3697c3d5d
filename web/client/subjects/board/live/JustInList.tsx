import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { clockTime } from "../../../ui/dates/moment.ts";
import { NoteMark } from "../../../ui/figures/NoteMark.tsx";
import { asText } from "../../../ui/layout.ts";
import { nameOf } from "../../person/playerText.ts";
import * as styles from "./JustInList.css.ts";
import { type JustIn, newsText } from "./justIn.ts";

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
              <span className={styles.name}>{nameOf(standing.entry.user)}</span>
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
