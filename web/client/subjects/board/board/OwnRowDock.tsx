import { useEffect, useState } from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { You } from "../../../ui/badges/Signs.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asText } from "../../../ui/layout.ts";
import { nameOf } from "../../person/playerText.ts";
import * as styles from "../Leaderboard.css.ts";
import { scoreTone } from "./Score.tsx";

interface Props {
  readonly standing: Standing<LeaderboardEntry> | undefined;
  readonly row: HTMLTableRowElement | null;
  /** True if the page has a tab bar at its foot. */
  readonly isAboveTabs: boolean;
}

/** On phones, the reader's own row stays visible when scrolled away. A press scrolls to it. */
export const OwnRowDock = ({ standing, row, isAboveTabs }: Props) => {
  const isRowSeen = useOnScreen(row, true);
  const isBoardSeen = useOnScreen(row?.closest("table") ?? null, false);
  if (!standing || !row || isRowSeen || !isBoardSeen) return null;
  const { position, total, thru } = standing;
  return (
    <aside
      className={isAboveTabs ? styles.aboveTabs : styles.atFoot}
      aria-label="Your place"
      data-screen-only=""
    >
      <button
        type="button"
        className={styles.button}
        onClick={() => row.scrollIntoView({ block: "center" })}
      >
        <span className={styles.place}>{position}</span>
        <span className={styles.who}>
          <span className={styles.name}>{nameOf(standing.entry.user)}</span>
          <You />
        </span>
        <Figure size="md" tone={scoreTone(total)}>
          {total}
        </Figure>
        {thru === "-" ? null : (
          <span className={asText({ tone: "textDim", size: "sm" })}>{`thru ${thru}`}</span>
        )}
      </button>
    </aside>
  );
};

/** Whether any part of an element is visible; the assumed value until the browser reports it. */
const useOnScreen = (element: Element | null, isAssumed: boolean): boolean => {
  const [isSeen, setSeen] = useState(isAssumed);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((changes) => {
      for (const change of changes) setSeen(change.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
};
