import { queryOptions, useQuery } from "@tanstack/react-query";
import { getAdminCounts } from "../../../contract/adminCounts.ts";
import { Plates } from "../../components/figures/Plates.tsx";
import { call } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** The key is below the events, so that a new event invalidates the counts. */
const countsQuery = queryOptions({
  queryKey: [...queryKeys.tournaments, "counts"],
  queryFn: ({ signal }) => call(getAdminCounts, { signal }),
});

interface Props {
  /** Only super admins see the users. */
  readonly isSuperAdmin: boolean;
}

/** The number of events, courses and users. Unknown numbers are a dash. */
export const StatCards = ({ isSuperAdmin }: Props) => {
  const { data } = useQuery(countsQuery);
  const users = [
    { label: "New Users (7 days)", value: data?.newUsers ?? "-" },
    { label: "Total Users", value: data?.totalUsers ?? "-" },
  ];
  return (
    <Plates
      size="large"
      plates={[
        { label: "Total Events", value: data?.totalEvents ?? "-" },
        { label: "Upcoming Events", value: data?.upcomingEvents ?? "-" },
        ...(isSuperAdmin ? users : []),
      ]}
    />
  );
};
