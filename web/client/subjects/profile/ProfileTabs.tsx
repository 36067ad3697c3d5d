import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import type { User } from "../../../contract/person/user.ts";
import { asStack } from "../../ui/layout.ts";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { Awards } from "./Awards.tsx";
import { EventHistory } from "./EventHistory.tsx";
import { HandicapRecordPanel } from "./HandicapRecordPanel.tsx";
import { MyEvents } from "./MyEvents.tsx";
import { Overview } from "./Overview.tsx";
import * as styles from "./Profile.css.ts";
import { Rounds } from "./Rounds.tsx";
import { StatisticsPanel } from "./StatisticsPanel.tsx";

const tabs = [
  { value: "overview", label: "Overview" },
  { value: "awards", label: "Awards" },
  { value: "events", label: "Events" },
  { value: "history", label: "History" },
  { value: "rounds", label: "Rounds" },
] as const;

type ProfileTab = (typeof tabs)[number]["value"];

/** The tab of the address; the overview if there is none or an unknown one. */
export const tabNamed = (name: string | null): ProfileTab =>
  tabs.find(({ value }) => value === name)?.value ?? "overview";

interface Props {
  readonly user: User;
  /** The address of the next hole's pad in a running event, or null. */
  readonly padOf: (tournamentId: TournamentId) => string | null;
  /** Whether it is known in which events the player is on the course. */
  readonly isPlayingKnown: boolean;
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  readonly onOpenCard: (scorecardId: ScorecardId) => void;
}

export const ProfileTabs = ({ user, padOf, isPlayingKnown, tab, onTab, onOpenCard }: Props) => (
  <Tabs value={tab} onChange={onTab} className={styles.tabs}>
    <UnderlineTabs label="Profile" tabs={tabs} className={styles.tabList} />
    <TabPanel value="overview">
      <Overview user={user} padOf={padOf} isPlayingKnown={isPlayingKnown} />
    </TabPanel>
    <TabPanel value="awards">
      <Awards />
    </TabPanel>
    <TabPanel value="events">
      <MyEvents />
    </TabPanel>
    <TabPanel value="history">
      <EventHistory />
    </TabPanel>
    <TabPanel value="rounds">
      <div className={asStack({ gap: 5 })}>
        <Rounds onOpenCard={onOpenCard} />
        <StatisticsPanel />
        <HandicapRecordPanel onOpenCard={onOpenCard} />
      </div>
    </TabPanel>
  </Tabs>
);
