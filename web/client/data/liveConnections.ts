import type { QueryClient } from "@tanstack/react-query";
import type { LiveModel } from "../../contract/readModels.ts";
import { siteConfig } from "../lib/siteConfig.ts";
import { type Followed, openLiveConnection } from "./liveConnection.ts";
import { queryKeys } from "./queryKeys.ts";
import { makeRefreshSoon } from "./refreshSoon.ts";

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
    const { changed, cancel } = makeRefreshSoon(
      (model: LiveModel) => {
        const outdated = [[model, followed], queryKeys.today, [...queryKeys.summaries, followed]];
        // On a slow line changes may come faster than answers. If each change cancelled the answer
        // that is on its way, none would ever arrive.
        for (const queryKey of outdated) {
          void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
        }
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
      cancel();
    };
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
