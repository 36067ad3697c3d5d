import type { QueryClient } from "@tanstack/react-query";
import { changes } from "./changes.ts";
import { type Followed, openLiveConnection } from "./liveConnection.ts";
import { isOutdatedBy } from "./read.ts";
import { makeRefreshSoon } from "./refreshSoon.ts";
import { siteConfig } from "./siteConfig.ts";

interface Connection {
  isLost: boolean;
  readonly watchers: Set<() => void>;
  readonly close: () => void;
}

/** One connection for each tournament on screen, shared by all parts of the page. */
export const makeLiveConnections = (
  queries: Pick<QueryClient, "invalidateQueries">,
  browser?: Parameters<typeof openLiveConnection>[2],
) => {
  const connections = new Map<Followed, Connection>();

  const open = (followed: Followed): Connection => {
    const { changed, isFetched, cancel } = makeRefreshSoon(
      (sources) => {
        const predicate = isOutdatedBy({ eventId: followed, sources });
        void queries.invalidateQueries({ predicate });
      },
      { madeAt: siteConfig.position },
    );
    const lost = (isLost: boolean) => {
      connection.isLost = isLost;
      for (const notify of connection.watchers) notify();
    };
    const closeConnection = openLiveConnection(followed, { changed, lost }, browser);
    const close = () => {
      closeConnection();
      unlisten();
      cancel();
    };
    const unlisten = changes.listen(async ({ eventId, versions = {} }) => {
      if (eventId === followed) isFetched(versions);
    });
    const connection: Connection = { isLost: false, watchers: new Set(), close };
    connections.set(followed, connection);
    return connection;
  };

  const watch = (followed: Followed, notify: () => void) => {
    const connection = connections.get(followed) ?? open(followed);
    connection.watchers.add(notify);
    return () => {
      connection.watchers.delete(notify);
      if (connection.watchers.size > 0) return;
      connection.close();
      connections.delete(followed);
    };
  };

  const isLost = (followed: Followed) => connections.get(followed)?.isLost ?? false;
  return { watch, isLost };
};
