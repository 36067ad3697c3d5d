import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { AdminRecord } from "../../device/storage.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { UnsentNotice } from "../../subjects/card/unsent/UnsentNotice.tsx";
import { scoresText, useUnsentScores } from "../../subjects/card/unsent/unsentScores.ts";
import { useAdminLogout } from "../../subjects/person/adminSession/adminSession.ts";
import { AdminHeader } from "../../ui/page/AdminHeader.tsx";
import { deskPath } from "./eventDesk/deskTabs.tsx";

interface Props {
  readonly admin: AdminRecord;
  readonly isDesk?: boolean;
}

/** The header of the portal with the button to sign out, and what waits on this device. */
export const PortalHeader = ({ admin, isDesk = false }: Props) => {
  const logout = useAdminLogout();
  const [isAsking, setAsking] = useState(false);
  const unsent = useUnsentScores(admin.id);
  const { pathname, search } = useLocation();
  // The sheet itself sends them, and says so.
  const isAtSheet = ({ eventId }: (typeof unsent)[number]) =>
    pathname === deskPath(eventId, "scores") && !new URLSearchParams(search).has("view");
  const waiting = unsent.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <AdminHeader
        welcome={`Welcome, ${admin.firstName} ${admin.lastName}`}
        onLogout={() => (waiting > 0 ? setAsking(true) : logout.mutate())}
        isLoggingOut={logout.isPending}
        isDesk={isDesk}
      >
        {unsent
          .filter((each) => !isAtSheet(each))
          .map((each) => (
            <UnsentNotice key={each.eventId} unsent={each} to={deskPath(each.eventId, "scores")} />
          ))}
      </AdminHeader>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => logout.mutate(undefined, { onSettled: () => setAsking(false) })}
        title={`Log out before ${scoresText(waiting)} ${waiting === 1 ? "is" : "are"} sent?`}
        confirmText="Log out"
        pendingText="Logging out..."
        isPending={logout.isPending}
      >
        <p>
          What you typed stays on this device, and nobody else sees it. It is sent when you sign in
          here again and open Scores of its event.
        </p>
      </ConfirmDialog>
    </>
  );
};
