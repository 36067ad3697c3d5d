import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link, Navigate } from "react-router-dom";
import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import { useRead } from "../../data/read.ts";
import type { AdminRecord } from "../../device/storage.ts";
import { AdminToday } from "../../subjects/event/desk/AdminToday.tsx";
import { coursesQuery } from "../../subjects/event/desk/api.ts";
import { useAdminSession } from "../../subjects/person/adminSession/adminSession.ts";
import { Badge } from "../../ui/badges/Badge.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { LazyGround } from "../../ui/drawings/LazyGround.tsx";
import { Plates } from "../../ui/figures/Plates.tsx";
import { hidden } from "../../ui/layout.css.ts";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { numberText } from "../../ui/listText.ts";
import { Heading, Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { textLink } from "../../ui/theme/theme.css.ts";
import { deskPath } from "./eventDesk/deskTabs.tsx";
import { CourseModule, EventModule, UserModule, useDashboardAddress } from "./Modules.tsx";
import * as styles from "./office.css.ts";
import { PortalHeader } from "./PortalHeader.tsx";

/** The dashboard of administrators. Others are sent to the sign-in. */
const DashboardPage = () => {
  const { admin, isLoading } = useAdminSession();
  if (isLoading) return <PageSpinner label="Loading admin dashboard..." />;
  return admin ? <Dashboard admin={admin} /> : <Navigate to="/admin" replace />;
};

interface Props {
  readonly admin: AdminRecord;
}

const Dashboard = ({ admin }: Props) => {
  const { address } = useDashboardAddress();
  const isSuperAdmin = admin.accountType === "super_admin";
  return (
    <Page
      // Opening another module resets focus and scroll, though the path stays.
      key={address.module ?? "modules"}
      title="Admin Portal"
      header={<PortalHeader admin={admin} />}
      hasFooter={false}
      className={styles.main}
    >
      <StatCards />
      {address.module === "events" ? (
        <EventModule admin={admin} />
      ) : address.module === "courses" ? (
        <CourseModule />
      ) : address.module === "users" && isSuperAdmin ? (
        <UserModule />
      ) : (
        <ModuleMenu isSuperAdmin={isSuperAdmin} />
      )}
    </Page>
  );
};

export default DashboardPage;

/** The number of events and users. Unknown numbers are a dash. */
export const StatCards = () => {
  const { data } = useRead(getAdminCounts, {});
  return (
    <div data-screen-only="">
      <Plates
        size="large"
        plates={[
          { label: "Total Events", value: shown(data?.totalEvents) },
          { label: "Upcoming Events", value: shown(data?.upcomingEvents) },
          { label: "New Users (7 days)", value: shown(data?.newUsers) },
          { label: "Total Users", value: shown(data?.totalUsers) },
        ]}
      />
    </div>
  );
};

const shown = (count: number | undefined) => (count === undefined ? "-" : numberText(count));

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

interface ModuleMenuProps {
  /** Only super admins see the users. */
  readonly isSuperAdmin: boolean;
}

/**
 * Links to the parts of the portal, then what waits today. That list grows while it is looked at, so
 * nothing stands below it.
 */
export const ModuleMenu = ({ isSuperAdmin }: ModuleMenuProps) => (
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
const Below = ({ isSuperAdmin }: ModuleMenuProps) => {
  const { data } = useRead(getAdminCounts, {});
  return isSuperAdmin && data?.totalEvents === 0 ? (
    <FirstSteps userCount={data.totalUsers} />
  ) : (
    <AdminToday pathOf={(eventId, tab) => deskPath(eventId, tab)} />
  );
};

const steps = [
  {
    to: "?module=courses&panel=add",
    name: "Add your course",
    words: "Find it among the real ones that are built in, or type its holes.",
    makes: "courses",
  },
  {
    to: "?module=users&panel=import",
    name: "Bring your members in",
    words:
      "From a file of the club or one by one. Or let them register themselves: the event has a link.",
    makes: "users",
  },
  {
    to: "?module=events&panel=create",
    name: "Create an event",
    words: "When, where, how it is played, and who may come.",
    makes: "events",
  },
  {
    to: "/admin/account",
    name: "Say who you are, and invite colleagues",
    words: "Your name stands beside what you do, and others choose a password of their own.",
    makes: null,
  },
] as const;

interface FirstStepsProps {
  readonly userCount: number;
}

/** For an installation that has no event yet. */
const FirstSteps = ({ userCount }: FirstStepsProps) => {
  const { data: courses = [] } = useQuery(coursesQuery);
  const counts = { courses: courses.length, users: userCount, events: 0 };
  return (
    <Panel title="First steps">
      <ol className={asStack({ gap: 3 })}>
        {steps.map(({ to, name, words, makes }, index) => (
          <li key={to}>
            <div className={asRow({ gap: 2, wrap: true })}>
              <span className={asText({ weight: "strong" })}>{`${index + 1}.`}</span>
              <Link to={to} className={textLink}>
                {name}
              </Link>
              {makes !== null && counts[makes] > 0 ? <Badge kind="active">Done</Badge> : null}
            </div>
            <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>{words}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
