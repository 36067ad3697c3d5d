import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import { useRead } from "../../data/read.ts";
import { Plates } from "../../ui/figures/Plates.tsx";

/** The number of events and users. Unknown numbers are a dash. */
export const StatCards = () => {
  const { data } = useRead(getAdminCounts, {});
  return (
    <Plates
      size="large"
      plates={[
        { label: "Total Events", value: data?.totalEvents ?? "-" },
        { label: "Upcoming Events", value: data?.upcomingEvents ?? "-" },
        { label: "New Users (7 days)", value: data?.newUsers ?? "-" },
        { label: "Total Users", value: data?.totalUsers ?? "-" },
      ]}
    />
  );
};
