import type { AdminRecord } from "../../device/storage.ts";
import { useAdminLogout } from "../../subjects/person/adminSession/useAdminSigning.ts";
import { AdminHeader } from "../../ui/page/AdminHeader.tsx";

interface Props {
  readonly admin: AdminRecord;
  readonly isDesk?: boolean;
}

/** The header of the portal with the button to sign out. */
export const PortalHeader = ({ admin, isDesk = false }: Props) => {
  const logout = useAdminLogout();
  return (
    <AdminHeader
      welcome={`Welcome, ${admin.firstName} ${admin.lastName}`}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
      isDesk={isDesk}
    />
  );
};
