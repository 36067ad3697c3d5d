import { getAdminCounts } from "../../../contract/event/adminCounts.ts";
import { useRead } from "../../data/read.ts";
import { Plates } from "../../ui/figures/Plates.tsx";

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
