import { queryOptions } from "@tanstack/react-query";
import { listMyRegistrations } from "../../contract/registrations.ts";
import { callUnlessSignedOut } from "./call.ts";
import { queryKeys } from "./queryKeys.ts";

/** The registrations of the player who is signed in; null where the session has ended meanwhile. */
export const myRegistrationsQuery = queryOptions({
  queryKey: queryKeys.myRegistrations,
  queryFn: ({ signal }) => callUnlessSignedOut(listMyRegistrations, { signal }),
});
