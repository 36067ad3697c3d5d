import { queryOptions, useQuery } from "@tanstack/react-query";
import { getAdminCounts } from "../../../contract/adminCounts.ts";
import { Plates } from "../../components/figures/Plates.tsx";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** Below the events, so that whoever creates one makes the counts old as well. */
const countsQuery = queryOptions({
  queryKey: [...queryKeys.tournaments, "counts"],
  queryFn: ({ signal }) => call(getAdminCounts, { signal }),
});

interface Props {
  /** The users are for super admins alone. */
  readonly isSuperAdmin: boolean;
}

/** How much there is to look after. What is not known yet is a dash. */
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
