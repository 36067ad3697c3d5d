import { QueryClient } from "@tanstack/react-query";
import { lateWrites } from "./lateWrites.ts";

const LATE_BY = 1000;

/**
 * Nothing is fetched again by itself: live data is pushed, and a write answers when its effects
 * can be read. Where that took too long (202), everything on screen is fetched after a second.
 */
export const makeQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
  lateWrites.listen(() => {
    setTimeout(() => client.invalidateQueries(), LATE_BY);
  });
  return client;
};
