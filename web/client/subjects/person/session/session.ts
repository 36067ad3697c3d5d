import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { getUser, logout } from "../../../../contract/person/session.ts";
import type { User } from "../../../../contract/person/user.ts";
import { browserLog } from "../../../data/browserLog.ts";
import { callUnlessSignedOut } from "../../../data/call.ts";
import { forgetPages, queryKeys, renewPages } from "../../../data/sessions.ts";
import { sessionChannel } from "../../../device/sessionChannel.ts";
import { unfinishedSignOuts } from "../../../device/storage.ts";
import { unsaved } from "../../../device/unsaved.ts";

/** The signed-in player. If the check fails, the known player stays. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    try {
      const user = await callUnlessSignedOut(getUser, { signal });
      // If the page holds typed text, the reader is asked to sign in again over it.
      return (
        user ?? (unsaved.isAnywhere() ? (client.getQueryData<User>(queryKeys.user) ?? null) : null)
      );
    } catch (error) {
      // A check that was cancelled has not failed.
      if (signal.aborted) throw error;
      browserLog.failure("Failed to check user session", error);
      return client.getQueryData<User>(queryKeys.user) ?? null;
    }
  },
  retry: false,
});

/** Stores the signed-in player. Visible data are fetched again, all other data are forgotten. */
export const beSignedIn = (queries: QueryClient, user: User): void => {
  become(queries, user);
  sessionChannel.announce();
};

/** Removes everything the player has seen before somebody else uses the device. */
export const beSignedOut = (queries: QueryClient): void => {
  become(queries, null);
  sessionChannel.announce();
};

/** Follows sign-ins and sign-outs on other pages of this browser. */
export const followSessionChannel = (queries: QueryClient) =>
  sessionChannel.follow(async () => {
    const before = queries.getQueryData(sessionQuery.queryKey);
    if (before === undefined) return; // This page has not fetched the session yet.
    // If the check fails, the known player stays, unless another page has signed out meanwhile.
    const now = await callUnlessSignedOut(getUser, {}).catch(() =>
      unfinishedSignOuts.read().has(logout.path) ? null : before,
    );
    if (now === null && unsaved.isAnywhere()) return;
    if (now?.id !== before?.id) become(queries, now);
  });

const become = (queries: QueryClient, user: User | null): void => {
  queries.setQueryData(sessionQuery.queryKey, user);
  if (user === null) forgetPages(queries);
  else renewPages(queries);
};

export interface Session {
  /** Null if nobody is signed in, or as long as that is not known. */
  readonly user: User | null;
  readonly isLoading: boolean;
}

/** The player's session. It is fetched once; signing in and out updates it. */
export const useSession = (): Session => {
  const { data = null, isPending } = useQuery(sessionQuery);
  return { user: data, isLoading: isPending };
};
