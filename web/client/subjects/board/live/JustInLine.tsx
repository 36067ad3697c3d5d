import { ChevronDown } from "lucide-react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { asText } from "../../../ui/layout.ts";
import { shortNames } from "../../person/shortNames.ts";
import * as styles from "./JustInLine.css.ts";
import { JustInList } from "./JustInList.tsx";
import { type JustIn, newsText } from "./justIn.ts";

interface Props {
  readonly news: ReadonlyArray<JustIn>;
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
}

/** The newest score, above a narrow board that has no room beside it; it opens to the ones before. */
export const JustInLine = ({ news, standings }: Props) => {
  const [newest] = news;
  const standing = standings.find(({ entry }) => entry.user.id === newest?.playerId);
  if (!newest || !standing) return null;
  const { strokes, par, holeNumber } = newest;
  return (
    <details className={styles.opening} data-screen-only="">
      <summary className={styles.summary}>
        <span className={styles.label}>Just in</span>
        <span className={asText({ size: "sm", cut: true })}>
          <b className={asText({ weight: "strong" })}>
            {shortNames(standings.map(({ entry }) => entry.user))(standing.entry.user)}
          </b>
          {` ${newsText({ strokes, par, holeNumber })}`}
        </span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.list}>
        <JustInList news={news} standings={standings} />
      </div>
    </details>
  );
};
