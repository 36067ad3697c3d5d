import { Navigate } from "react-router-dom";
import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import { useRead } from "../../data/read.ts";
import type { AdminRecord } from "../../device/storage.ts";
import { useAdminSession } from "../../subjects/person/adminSession/useAdminSession.ts";
import { Plates } from "../../ui/figures/Plates.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { CourseModule } from "./CourseModule.tsx";
import * as styles from "./Dashboard.css.ts";
import { EventModule } from "./EventModule.tsx";
import { ModuleMenu } from "./ModuleMenu.tsx";
import { PortalHeader } from "./PortalHeader.tsx";
import { UserModule } from "./UserModule.tsx";
import { useDashboardAddress } from "./useDashboardAddress.ts";

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

/** "10,200" */
const shown = (count: number | undefined) => count?.toLocaleString("en-US") ?? "-";
