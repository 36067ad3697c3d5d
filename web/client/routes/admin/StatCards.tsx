import { useQuery } from "@tanstack/react-query";
import { Plates } from "../../components/figures/Plates.tsx";
import { adminEventsQuery } from "../../features/adminEvents/api.ts";
import { isUpcoming } from "../../lib/dates/upcoming.ts";

/** How much there is to look after. What is not known yet is a dash. */
export const StatCards = () => {
  const { data: events } = useQuery(adminEventsQuery);
  const upcoming = events?.filter(({ startDate }) => isUpcoming(startDate));
  return (
    <Plates
      size="large"
      plates={[
        { label: "Total Events", value: events?.length ?? "-" },
        { label: "Upcoming Events", value: upcoming?.length ?? "-" },
      ]}
    />
  );
};
