import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";
import { Figure } from "../../../components/figures/Figure.tsx";
import { clockTime } from "../../../lib/dates/moment.ts";
import { nameOf } from "../../../lib/playerText.ts";
import { scoreTone } from "../board/scoreTone.ts";
import * as styles from "./JustInList.css.ts";
import type { JustIn } from "./useJustIn.ts";

interface Props {
  readonly news: ReadonlyArray<JustIn>;
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
}

/** Whose scores came in last, and where they stand now. */
export const JustInList = ({ news, standings }: Props) => {
  if (news.length === 0) {
    return <p className={styles.note}>New scores show up here as they come in.</p>;
  }
  return (
    <ol>
      {news.flatMap(({ playerId, at }) => {
        const standing = standings.find(({ entry }) => entry.user.id === playerId);
        if (!standing) return [];
        return (
          <li key={playerId} className={styles.item}>
            <span>
              <span className={styles.name}>{nameOf(standing.entry.user)}</span>
              <span className={styles.note}>
                {`${standing.position} · thru ${standing.thru} · ${clockTime(at)}`}
              </span>
            </span>
            <Figure className={styles.total} tone={scoreTone(standing.total)}>
              {standing.total}
            </Figure>
          </li>
        );
      })}
    </ol>
  );
};
