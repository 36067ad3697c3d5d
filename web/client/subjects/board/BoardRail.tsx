import type { ReactNode } from "react";
import { Panel } from "../../ui/cards/Panel.tsx";
import { PlaceChangeList } from "./asItStood/PlaceChangeList.tsx";
import { placeChanges } from "./asItStood/placeChanges.ts";
import * as styles from "./Leaderboard.css.ts";
import { JustInList } from "./live/JustInList.tsx";
import type { JustIn } from "./live/justIn.ts";
import type { Board } from "./useBoards.ts";

interface Props {
  /** Null before the event has begun. */
  readonly timeControl: ReactNode;
  readonly live: Board;
  /** The board of an earlier moment, once it has arrived. */
  readonly past: Board | null;
  /** Null if no scores are coming in. */
  readonly news: ReadonlyArray<JustIn> | null;
}

/** What there is room for beside a wide board. */
export const BoardRail = ({ timeControl, live, past, news }: Props) => (
  <aside className={styles.rail} aria-label="Beside the leaderboard" data-screen-only="">
    {timeControl ? (
      <Panel title="As it stood" className={styles.besideWide}>
        {timeControl}
      </Panel>
    ) : null}
    {past ? (
      <Panel title="Since then" className={styles.besideWide}>
        <PlaceChangeList changes={placeChanges(past.standings, live.standings)} />
      </Panel>
    ) : null}
    {news ? (
      <Panel title="Just in" className={styles.besideWide}>
        <JustInList news={news} standings={live.standings} />
      </Panel>
    ) : null}
  </aside>
);
