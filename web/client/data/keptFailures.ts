import type { Query, QueryCache } from "@tanstack/react-query";

/**
 * While a failed query is fetched again, the library forgets its failure: a skeleton would replace
 * the error and the button that was just pressed. Here the failure stays until there is an answer,
 * as long as somebody looks at it.
 */
export const keepFailures = (cache: QueryCache): void => {
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
