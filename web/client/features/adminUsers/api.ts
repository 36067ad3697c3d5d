import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { Query } from "../../../contract/endpoint.ts";
import { listAdminEvents } from "../../../contract/events.ts";
import { getUserForAdmin, listUserEvents, listUsers } from "../../../contract/users.ts";
import { call, callForPart } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** The first part of the key of everything about accounts. */
export const usersKey = ["users"] as const;

/** A page of users. The previous page stays visible until it has arrived. */
export const usersQuery = (query: Query<typeof listUsers>) =>
  queryOptions({
    queryKey: [...usersKey, "list", query],
    queryFn: ({ signal }) => callForPart(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (userId: PlayerId) =>
  queryOptions({
    queryKey: [...usersKey, userId],
    queryFn: ({ signal }) => call(getUserForAdmin, { params: { userId }, signal }),
  });

/** In which events somebody is or was registered. */
export const userEventsQuery = (userId: PlayerId) =>
  queryOptions({
    queryKey: [...queryKeys.registrations, "of user", userId],
    queryFn: ({ signal }) => call(listUserEvents, { params: { userId }, signal }),
  });

/** A page of the events in which a player may be registered. */
export const eventsQuery = (query: Query<typeof listAdminEvents>) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, "admin", query],
    queryFn: ({ signal }) => callForPart(listAdminEvents, { query, signal }),
    placeholderData: keepPreviousData,
  });
