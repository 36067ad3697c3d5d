import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { LazyGround } from "../../components/drawings/LazyGround.tsx";
import { hidden } from "../../components/overlays/VisuallyHidden.css.ts";
import { Heading } from "../../components/page/CrestHeading.tsx";
import { ShownAtOnce } from "../../components/states/ShownAtOnce.tsx";
import { AdminToday } from "../../features/adminToday/AdminToday.tsx";
import { adminTodayQuery } from "../../features/adminToday/api.ts";
import * as styles from "./Dashboard.css.ts";
import { deskPath } from "./eventDesk/deskTabs.ts";

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

/** Links to the parts of the portal. */
export const ModuleMenu = ({ isSuperAdmin }: Props) => {
  const { isLoading } = useQuery(adminTodayQuery);
  return (
    <>
      <h1 className={hidden}>Admin Portal</h1>
      <AdminToday pathOf={(eventId, tab) => deskPath(eventId, tab)} />
      <ShownAtOnce isComing={isLoading}>
        <nav aria-label="Modules" className={styles.menu}>
          {(isSuperAdmin ? [...cards, users] : cards).map(({ module, name, purpose }) => (
            <Link key={module} to={`?module=${module}`} className={styles.card}>
              <div className={styles.art}>
                <LazyGround
                  seed={name}
                  width={360}
                  height={200}
                  x={230}
                  y={95}
                  radius={62}
                  levels={10}
                />
              </div>
              <Heading size="card">{name}</Heading>
              <p className={styles.purpose}>{purpose}</p>
            </Link>
          ))}
        </nav>
      </ShownAtOnce>
    </>
  );
};
