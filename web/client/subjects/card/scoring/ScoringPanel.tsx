import type { ReactNode } from "react";
import { type Tab, TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import * as styles from "./Scoring.css.ts";

export const scoringViews = ["scores", "overview", "leaderboard"] as const;
export type ScoringView = (typeof scoringViews)[number];

interface Props {
  readonly view: ScoringView;
  readonly onView: (view: ScoringView) => void;
  /** The sheet into which scores are typed. */
  readonly scores: ReactNode;
  readonly overview: ReactNode;
  /** The live board of the event. */
  readonly liveLeaderboard: ReactNode;
}

const tabs: ReadonlyArray<Tab<ScoringView>> = [
  { value: "scores", label: "Enter Scores" },
  { value: "overview", label: "Overview" },
  { value: "leaderboard", label: "Live Leaderboard" },
];

/** The scoring part of the desk: enter scores, overview and live board. */
export const ScoringPanel = ({ view, onView, scores, overview, liveLeaderboard }: Props) => (
  <Tabs value={view} onChange={onView} className={styles.panel}>
    <UnderlineTabs label="Scoring" tabs={tabs} className={styles.tabs} />
    <TabPanel value="scores">{scores}</TabPanel>
    <TabPanel value="overview">{overview}</TabPanel>
    <TabPanel value="leaderboard">{liveLeaderboard}</TabPanel>
  </Tabs>
);
