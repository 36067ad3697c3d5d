import {
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  type QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { changes } from "./changes.ts";
import { isOutdatedBy } from "./read.ts";
import { cachedAnswers } from "./serverContact.ts";

const REFETCH_INTERVAL = 5000;

/**
 * An answer that is on its way when its data change may be from before the change. It is not
 * cancelled, because changes may come faster than answers, and what it answers is fetched once more.
 */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
  ): Promise<void> {
    const waits = { cancelRefetch: false };
    const isOnItsWay = ({ state }: Query) => state.fetchStatus === "fetching";
    const early = this.getQueryCache().findAll(filters).filter(isOnItsWay);
    await super.invalidateQueries(filters, waits);
    await Promise.allSettled(early.flatMap(({ promise }) => promise ?? []));
    const onceMore = { ...filters, predicate: (query: Query) => early.includes(query) };
    if (early.length > 0) await super.invalidateQueries(onceMore, waits);
  }
}

/**
 * Nothing is refetched by itself: live updates and the answers of writes say what has changed.
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
  changes.listen((change) => refetch(client, { predicate: isOutdatedBy(change) }));
  let asking: ReturnType<typeof setInterval> | undefined;
  cachedAnswers.listen(() => {
    clearInterval(asking);
    if (cachedAnswers.isShown()) asking = setInterval(() => refetch(client), REFETCH_INTERVAL);
    else void refetch(client);
  });
  return client;
};

const refetch = (client: QueryClient, filters?: InvalidateQueryFilters) =>
  client.invalidateQueries({
    ...filters,
    refetchType: onlineManager.isOnline() ? "active" : "none",
  });

/**
 * While a failed query is fetched again, the library forgets its failure: a skeleton would replace
 * the error and the button that was just pressed. Here the failure stays until there is an answer,
 * as long as somebody looks at it.
 */
const keepFailures = (cache: QueryCache): void => {
  const failures = new WeakMap<Query, Error>();
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === "observerRemoved" && query.getObserversCount() === 0) failures.delete(query);
    if (event.type !== "updated") return;
    const { error, data } = query.state;
    if (event.action.type === "success") failures.delete(query);
    if (event.action.type === "error" && error && query.getObserversCount() > 0) {
      failures.set(query, error);
    }
    const failure = failures.get(query);
    if (event.action.type === "fetch" && failure && data === undefined) {
      query.setState({ status: "error", error: failure });
    }
  });
};
