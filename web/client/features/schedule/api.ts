import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { listGroups } from "../../../contract/groups.ts";
import { call } from "../../lib/call.ts";

/** Who tees off with whom in all rounds; live updates refresh it. */
export const groupsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["groups", tournamentId],
    queryFn: ({ signal }) => call(listGroups, { params: { eventId: tournamentId }, signal }),
  });
