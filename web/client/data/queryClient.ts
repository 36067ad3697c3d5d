import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { cachedAnswers } from "./cachedAnswers.ts";
import { keepFailures } from "./keptFailures.ts";
import { lateWrites } from "./lateWrites.ts";

const LATE_BY = 1000;
const REFETCH_INTERVAL = 5000;

/**
 * An answer that is on its way when its data change may be from before the change, but the library
 * takes a first answer for the newest. So what it answers is fetched once more.
 */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isOnItsWay = ({ state: { data, fetchStatus } }: Query) =>
      fetchStatus === "fetching" && (data === undefined || options?.cancelRefetch === false);
    const early = this.getQueryCache().findAll(filters).filter(isOnItsWay);
    await super.invalidateQueries(filters, options);
    await Promise.allSettled(early.flatMap(({ promise }) => promise ?? []));
    const onceMore = { ...filters, predicate: (query: Query) => early.includes(query) };
    if (early.length > 0) await super.invalidateQueries(onceMore, { cancelRefetch: false });
  }
}

/**
 * Nothing is refetched by itself: live updates invalidate data, and a write answers when its
 * effects can be read. If that took too long (202), everything on screen is fetched after a second.
 * Without a network all calls fail at once and say so. What is missing or outdated because of that
 * is fetched when the network is back, also if the device did not notice the outage.
 */
export const makeQueryClient = (): QueryClient => {
  const client = new Queries({
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
