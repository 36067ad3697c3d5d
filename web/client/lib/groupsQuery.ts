import { queryOptions } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { listGroups } from "../../contract/groups.ts";
import { call } from "../data/call.ts";

/** The groups by round and tee time; live updates refresh them. */
export const groupsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["groups", tournamentId],
    queryFn: ({ signal }) => call(listGroups, { params: { eventId: tournamentId }, signal }),
  });
