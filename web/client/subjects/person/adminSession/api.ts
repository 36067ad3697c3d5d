import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { getAdminSession } from "../../../../contract/person/adminSession.ts";
import { browserLog } from "../../../data/browserLog.ts";
import { callUnlessSignedOut } from "../../../data/call.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { forgetPages, renewPages } from "../../../data/sessions.ts";
import { type AdminRecord, adminRecord } from "../../../device/storage.ts";
import { unsaved } from "../../../device/unsaved.ts";

/**
 * The signed-in administrator. The dashboard starts with what this device remembers; the server is
 * asked too, and a refusal discards the memory.
 */
export const adminSessionQuery = queryOptions({
  queryKey: queryKeys.adminSession,
  queryFn: async ({ signal, client }): Promise<AdminRecord | null> => {
    try {
      const admin = await callUnlessSignedOut(getAdminSession, { signal });
      const before = client.getQueryData<AdminRecord>(queryKeys.adminSession);
      // If the page holds typed text, the reader is asked to sign in again over it.
      if (admin === null && before && unsaved.isAnywhere()) return before;
      if (admin) adminRecord.write(admin);
      else adminRecord.clear();
      return admin;
    } catch (error) {
      // A check that was cancelled has not failed.
      if (signal.aborted) throw error;
      browserLog.failure("Failed to check admin session", error);
      return adminRecord.read();
    }
  },
  placeholderData: () => adminRecord.read() ?? undefined,
  staleTime: 0,
  retry: false,
});

/** Stores the signed-in administrator; events, users and courses are fetched again. */
export const beSignedIn = (queries: QueryClient, admin: AdminRecord): void => {
  adminRecord.write(admin);
  queries.setQueryData(adminSessionQuery.queryKey, admin);
  renewPages(queries);
};

/** Removes everything the administrator has seen before somebody else uses the device. */
export const beSignedOut = (queries: QueryClient): void => {
  adminRecord.clear();
  queries.setQueryData(adminSessionQuery.queryKey, null);
  forgetPages(queries);
};
