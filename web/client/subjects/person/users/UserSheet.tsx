import { useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { getUserForAdmin, type UserWithRights } from "../../../../contract/person/users.ts";
import { fetchFailure } from "../../../data/errorToast.ts";
import { useRead } from "../../../data/read.ts";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";

import { EventsTab } from "./EventsTab.tsx";
import type { RenderCorrection } from "./NotCounting.tsx";
import { ProfileTab } from "./ProfileTab.tsx";
import { SecurityTab } from "./SecurityTab.tsx";
import * as styles from "./Users.css.ts";
import { fullName } from "./UsersTable.tsx";

interface Props {
  readonly userId: PlayerId;
  readonly mayManage: Parameters<typeof EventsTab>[0]["mayManage"];
  readonly renderCorrection: RenderCorrection;
  readonly onClose: () => void;
}

const allTabs = [
  { value: "profile", label: "Profile" },
  { value: "security", label: "Security" },
  { value: "events", label: "Events" },
] as const;
type TabName = (typeof allTabs)[number]["value"];

/** An administrator without a right is not offered its form. */
const tabsFor = ({ mayChangeProfile, mayChangeAccount }: UserWithRights) =>
  allTabs.filter(({ value }) => {
    if (value === "profile") return mayChangeProfile;
    return value === "events" || mayChangeAccount;
  });

/** Everything about one player: profile, security and events. */
export const UserSheet = ({ userId, mayManage, renderCorrection, onClose }: Props) => {
  const query = useRead(getUserForAdmin, { userId });
  const { data: user, isLoadingError, error } = query;
  const [chosen, setTab] = useState<TabName>("profile");
  const tabs = user ? tabsFor(user) : [];
  const tab = tabs.some(({ value }) => value === chosen) ? chosen : "events";
  return (
    <Sheet
      isOpen
      onClose={onClose}
      overline={user?.email ?? ""}
      title={user ? fullName(user) : "User"}
      seed={userId}
    >
      {user ? (
        <Tabs value={tab} onChange={setTab} className={styles.tabs}>
          <UnderlineTabs label="About the user" tabs={tabs} className={styles.tabList} />
          {user.mayChangeProfile ? (
            <TabPanel value="profile" staysMounted className={styles.panel}>
              <ProfileTab user={user} renderCorrection={renderCorrection} onClose={onClose} />
            </TabPanel>
          ) : null}
          {user.mayChangeAccount ? (
            <TabPanel value="security" staysMounted className={styles.panel}>
              <SecurityTab user={user} onClose={onClose} />
            </TabPanel>
          ) : null}
          <TabPanel value="events" className={styles.panel}>
            <EventsTab user={user} mayManage={mayManage} />
          </TabPanel>
        </Tabs>
      ) : (
        <DialogBody>
          {isLoadingError ? (
            <FailedRead title={fetchFailure("users", error)} of={query} />
          ) : (
            <SkeletonSlats label="Loading user..." />
          )}
        </DialogBody>
      )}
    </Sheet>
  );
};
