import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import { useRead } from "../../data/read.ts";
import { AdminToday } from "../../subjects/event/deskToday/AdminToday.tsx";
import { LazyGround } from "../../ui/drawings/LazyGround.tsx";
import { hidden } from "../../ui/overlays/VisuallyHidden.css.ts";
import { Heading } from "../../ui/page/CrestHeading.tsx";
import * as styles from "./Dashboard.css.ts";
import { deskPath } from "./eventDesk/deskTabs.tsx";
import { FirstSteps } from "./FirstSteps.tsx";

const cards = [
  {
    module: "events",
    name: "Event Management",
    purpose: "Settings, participants, scoring and verification.",
  },
  {
    module: "courses",
    name: "Course Management",
    purpose: "Courses with their tees and scorecards.",
  },
] as const;

const users = {
  module: "users",
  name: "User Management",
  purpose: "Profiles, passwords and registrations.",
} as const;

interface Props {
  /** Only super admins see the users. */
  readonly isSuperAdmin: boolean;
}

/**
 * Links to the parts of the portal, then what waits today. That list grows while it is looked at, so
 * nothing stands below it.
 */
export const ModuleMenu = ({ isSuperAdmin }: Props) => (
  <>
    <h1 className={hidden}>Admin Portal</h1>
    <nav aria-label="Modules" className={styles.menu}>
      {(isSuperAdmin ? [...cards, users] : cards).map(({ module, name, purpose }) => (
        <Link key={module} to={`?module=${module}`} className={styles.card}>
          <div className={styles.art}>
            <LazyGround
              seed={name}
              width={240}
              height={112}
              x={150}
              y={56}
              radius={44}
              levels={9}
            />
          </div>
          <Heading size="card">{name}</Heading>
          <ChevronRight size={20} className={styles.arrow} aria-hidden="true" />
          <p className={styles.purpose}>{purpose}</p>
        </Link>
      ))}
    </nav>
    <Below isSuperAdmin={isSuperAdmin} />
  </>
);

/** What waits today; before the first event, how one comes to it. */
const Below = ({ isSuperAdmin }: Props) => {
  const { data } = useRead(getAdminCounts, {});
  return isSuperAdmin && data?.totalEvents === 0 ? (
    <FirstSteps userCount={data.totalUsers} />
  ) : (
    <AdminToday pathOf={(eventId, tab) => deskPath(eventId, tab)} />
  );
};
