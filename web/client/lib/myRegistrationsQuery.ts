import { queryOptions } from "@tanstack/react-query";
import { listMyRegistrations } from "../../contract/registrations.ts";
import { callUnlessSignedOut } from "../data/call.ts";
import { queryKeys } from "../data/queryKeys.ts";

/** The registrations of the signed-in player; null if the session has ended. */
export const myRegistrationsQuery = queryOptions({
  queryKey: queryKeys.myRegistrations,
  queryFn: ({ signal }) => callUnlessSignedOut(listMyRegistrations, { signal }),
});
