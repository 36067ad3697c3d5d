import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import { LiveSign } from "../../../components/badges/LiveSign.tsx";
import { LinkButton } from "../../../components/buttons/LinkButton.tsx";
import { type Tab, TabPanel, Tabs, UnderlineTabs } from "../../../components/tabs/Tabs.tsx";
import { useLive } from "../../../lib/useLive.ts";
import { queueQuery } from "../api.ts";
import type { OpenCard } from "./asks.ts";
import { Overview } from "./Overview.tsx";
import * as styles from "./ScoringPanel.css.ts";
import { VerificationQueue } from "./VerificationQueue.tsx";

interface Props {
  readonly event: CountedEvent;
  /** The board of the event, which follows the play by itself. */
  readonly liveLeaderboard: ReactNode;
  /** Asks for a card with its history. */
  readonly onOpenCard: (card: OpenCard) => void;
}

type TabName = "overview" | "queue" | "leaderboard";

/** All about the scores of an event: who has played, what waits, and how it stands. */
export const ScoringPanel = ({ event, liveLeaderboard, onOpenCard }: Props) => {
  const [tab, setTab] = useState<TabName>("overview");
  const isLost = useLive(event.id);
  const { data: waiting } = useQuery(queueQuery(event.id));
  const tabs: ReadonlyArray<Tab<TabName>> = [
    { value: "overview", label: "Overview" },
    { value: "queue", label: "Verification Queue", count: waiting?.length },
    { value: "leaderboard", label: "Live Leaderboard" },
  ];
  return (
    <Tabs value={tab} onChange={setTab} className={styles.panel}>
      <div className={styles.head}>
        <UnderlineTabs label="Scoring" tabs={tabs} className={styles.tabs} />
        {/* The board has a live sign of its own. */}
        {tab === "leaderboard" ? null : <LiveSign isLost={isLost} />}
      </div>
      <TabPanel value="overview">
        <Overview event={event} onOpenCard={onOpenCard} />
      </TabPanel>
      <TabPanel value="queue">
        <VerificationQueue event={event} onOpenCard={onOpenCard} />
      </TabPanel>
      <TabPanel value="leaderboard">
        {liveLeaderboard}
        <LinkButton
          to={`/api/events/${event.id}/leaderboard.csv`}
          download
          variant="quiet"
          size="small"
          icon={<Download size={22} aria-hidden="true" />}
          className={styles.download}
        >
          Download CSV
        </LinkButton>
      </TabPanel>
    </Tabs>
  );
};
