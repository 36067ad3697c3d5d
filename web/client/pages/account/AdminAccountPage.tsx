import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Navigate } from "react-router-dom";
import { OthersPanel } from "../../subjects/person/account/secondFactor/OthersPanel.tsx";
import { SecondFactorPanel } from "../../subjects/person/account/secondFactor/SecondFactorPanel.tsx";
import { beSignedOut } from "../../subjects/person/adminSession/api.ts";
import { useAdminSession } from "../../subjects/person/adminSession/useAdminSession.ts";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { PortalHeader } from "../admin/PortalHeader.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

const back = { to: "/admin/dashboard", label: "Back to Modules" };

const AdminAccountPage = () => {
  const { admin, isLoading } = useAdminSession();
  const queries = useQueryClient();
  const onSignedOut = useCallback(() => beSignedOut(queries), [queries]);
  if (isLoading) return <PageSpinner label="Loading..." />;
  if (!admin) return <Navigate to="/admin" replace />;
  return (
    <AccountFrame
      kind="admin"
      email={admin.email}
      header={<PortalHeader admin={admin} />}
      back={back}
      hasFooter={false}
      onSignedOut={onSignedOut}
    >
      <SecondFactorPanel email={admin.email} />
      {admin.accountType === "super_admin" ? <OthersPanel /> : null}
    </AccountFrame>
  );
};

export default AdminAccountPage;
