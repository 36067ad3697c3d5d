import { Navigate } from "react-router-dom";
import type { AdminRecord } from "../../device/storage.ts";
import { useAdminSession } from "../../subjects/person/adminSession/useAdminSession.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { CourseModule } from "./CourseModule.tsx";
import * as styles from "./Dashboard.css.ts";
import { EventModule } from "./EventModule.tsx";
import { ModuleMenu } from "./ModuleMenu.tsx";
import { PortalHeader } from "./PortalHeader.tsx";
import { StatCards } from "./StatCards.tsx";
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
