import { onlineManager, QueryClient } from "@tanstack/react-query";
import { cachedAnswers } from "./cachedAnswers.ts";
import { keepFailures } from "./keptFailures.ts";
import { lateWrites } from "./lateWrites.ts";

const LATE_BY = 1000;
const REFETCH_INTERVAL = 5000;

/**
 * Nothing is refetched by itself: live updates invalidate data, and a write answers when its
 * effects can be read. If that took too long (202), everything on screen is fetched after a second.
 * Without a network all calls fail at once and say so. What is missing or outdated because of that
 * is fetched when the network is back, also if the device did not notice the outage.
 */
export const makeQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: "always",
      },
      // A write that waited for the network would happen later, when nobody expects it.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  keepFailures(client.getQueryCache());
  lateWrites.listen(() => {
    setTimeout(() => refreshAll(client), LATE_BY);
  });
  let asking: ReturnType<typeof setInterval> | undefined;
  cachedAnswers.listen(() => {
    clearInterval(asking);
    if (cachedAnswers.isShown()) asking = setInterval(() => refreshAll(client), REFETCH_INTERVAL);
    else void refreshAll(client);
  });
  return client;
};

const refreshAll = (client: QueryClient) =>
  client.invalidateQueries({ refetchType: onlineManager.isOnline() ? "active" : "none" });
