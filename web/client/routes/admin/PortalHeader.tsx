import { AdminHeader } from "../../components/page/AdminHeader.tsx";
import { useAdminLogout } from "../../features/adminSession/useAdminSigning.ts";
import type { AdminRecord } from "../../lib/storage.ts";

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
