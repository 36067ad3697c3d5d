import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Navigate } from "react-router-dom";
import { ColleaguesPanel } from "../../subjects/person/account/colleagues/ColleaguesPanel.tsx";
import { NamePanel } from "../../subjects/person/account/colleagues/NamePanel.tsx";
import { OthersPanel } from "../../subjects/person/account/secondFactor/OthersPanel.tsx";
import { SecondFactorPanel } from "../../subjects/person/account/secondFactor/SecondFactorPanel.tsx";
import { beSignedOut, useAdminSession } from "../../subjects/person/adminSession/adminSession.ts";
import {
  InvitationSheet,
  type PrintedInvitation,
} from "../../subjects/person/invitations/InvitationSheet.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { PortalHeader } from "../admin/PortalHeader.tsx";
import * as styles from "./AccountFrame.css.ts";
import { AccountFrame } from "./AccountFrame.tsx";

const back = { to: "/admin/dashboard", label: "Back to Modules" };

const AdminAccountPage = () => {
  const { admin, isLoading } = useAdminSession();
  const queries = useQueryClient();
  const onSignedOut = useCallback(() => beSignedOut(queries), [queries]);
  const [printed, setPrinted] = useState<PrintedInvitation | null>(null);
  if (isLoading) return <PageSpinner label="Loading..." />;
  if (!admin) return <Navigate to="/admin" replace />;
  if (printed) {
    return (
      <Page
        title="Invitation"
        header={<PortalHeader admin={admin} />}
        hasFooter={false}
        className={styles.main}
      >
        <InvitationSheet invitations={[printed]} onDone={() => setPrinted(null)} />
      </Page>
    );
  }
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
      <NamePanel admin={admin} />
      {admin.accountType === "super_admin" ? (
        <>
          <ColleaguesPanel ownId={admin.id} onPrint={setPrinted} />
          <OthersPanel />
        </>
      ) : null}
    </AccountFrame>
  );
};

export default AdminAccountPage;
