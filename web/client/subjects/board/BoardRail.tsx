import type { ReactNode } from "react";
import { Panel } from "../../ui/cards/Panel.tsx";
import { asText } from "../../ui/layout.ts";
import { type PlaceChange, placeChanges } from "./asItStood/placeChanges.ts";
import * as styles from "./BoardFrame.css.ts";
import { Movement } from "./board/PlaceMarks.tsx";
import { JustInList } from "./live/JustIn.tsx";
import type { JustIn } from "./live/news.ts";
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

interface PlaceChangeListProps {
  readonly changes: ReadonlyArray<PlaceChange>;
}

/** The places that changed since the shown board. */
const PlaceChangeList = ({ changes }: PlaceChangeListProps) => {
  if (changes.length === 0) return <p className={styles.places}>No place has changed since.</p>;
  return (
    <ol>
      {changes.map(({ playerId, name, then, now, gained }) => (
        <li key={playerId} className={styles.changed}>
          <span className={asText({ weight: "strong", leading: 1.2, breaks: true })}>{name}</span>
          {then ? (
            <>
              <span className={styles.places}>{`${then} to ${now}`}</span>
              <Movement gained={gained} className={styles.gained} />
            </>
          ) : (
            <span className={styles.arrival}>{`new, now ${now}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
};
