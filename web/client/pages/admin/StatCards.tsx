import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import { useRead } from "../../data/read.ts";
import { Plates } from "../../ui/figures/Plates.tsx";

interface Props {
  /** Only super admins see the users. */
  readonly isSuperAdmin: boolean;
}

/** The number of events, courses and users. Unknown numbers are a dash. */
export const StatCards = ({ isSuperAdmin }: Props) => {
  const { data } = useRead(getAdminCounts, {});
  const users = [
    { label: "New Users (7 days)", value: shown(data?.newUsers) },
    { label: "Total Users", value: shown(data?.totalUsers) },
  ];
  return (
    <Plates
      size="large"
      plates={[
        { label: "Total Events", value: shown(data?.totalEvents) },
        { label: "Upcoming Events", value: shown(data?.upcomingEvents) },
        ...(isSuperAdmin ? users : []),
      ]}
    />
  );
};

/** "10,200" */
const shown = (count: number | undefined) => count?.toLocaleString("en-US") ?? "-";
