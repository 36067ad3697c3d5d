import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { getAdminSession } from "../../../contract/adminSession.ts";
import { browserLog } from "../../lib/browserLog.ts";
import { callUnlessSignedOut } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { type AdminRecord, adminRecord } from "../../lib/storage.ts";
import { unsaved } from "../../lib/unsaved.ts";

/**
 * Who is signed in as an administrator. What this device remembers lets the dashboard start at
 * once; the server is asked all the same, and its no discards the memory.
 */
export const adminSessionQuery = queryOptions({
  queryKey: queryKeys.adminSession,
  queryFn: async ({ signal, client }): Promise<AdminRecord | null> => {
    try {
      const admin = await callUnlessSignedOut(getAdminSession, { signal });
      const before = client.getQueryData<AdminRecord>(queryKeys.adminSession);
      // Whoever has typed something is asked to sign in again, over the page as it is.
      if (admin === null && before && unsaved.isAnywhere()) return before;
      if (admin) adminRecord.write(admin);
      else adminRecord.clear();
      return admin;
    } catch (error) {
      // A check that nobody waits for any more has not failed.
      if (signal.aborted) throw error;
      browserLog.failure("Failed to check admin session", error);
      return adminRecord.read();
    }
  },
  placeholderData: () => adminRecord.read() ?? undefined,
  staleTime: 0,
  retry: false,
});

const sessions: ReadonlySet<unknown> = new Set([queryKeys.adminSession[0], queryKeys.user[0]]);
const isOfPages = (query: { readonly queryKey: ReadonlyArray<unknown> }) =>
  !sessions.has(query.queryKey[0]);

/** From now on this administrator asks: events, users and courses are fetched anew. */
export const beSignedIn = (queries: QueryClient, admin: AdminRecord): void => {
  adminRecord.write(admin);
  queries.setQueryData(adminSessionQuery.queryKey, admin);
  queries.removeQueries({ type: "inactive", predicate: isOfPages });
  void queries.invalidateQueries({ predicate: isOfPages });
};

/** Nothing that the administrator has seen is left for whoever takes the device next. */
export const beSignedOut = (queries: QueryClient): void => {
  adminRecord.clear();
  queries.setQueryData(adminSessionQuery.queryKey, null);
  queries.removeQueries({ predicate: isOfPages });
};
