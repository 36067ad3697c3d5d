import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

const sessions: ReadonlySet<unknown> = new Set([queryKeys.user[0], queryKeys.adminSession[0]]);

const isOfPages = ({ queryKey }: { readonly queryKey: ReadonlyArray<unknown> }) =>
  !sessions.has(queryKey[0]);

/** For another reader visible data are fetched again, and all other data are forgotten. */
export const renewPages = (queries: QueryClient): void => {
  queries.removeQueries({ type: "inactive", predicate: isOfPages });
  void queries.invalidateQueries({ predicate: isOfPages });
};

/** Removes everything that the reader has seen, before somebody else uses the device. */
export const forgetPages = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: isOfPages });

/** Asks the server who is signed in as a player. */
export const askWhoPlays = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: queryKeys.user });

/** Asks for everything on the page once more, whatever is on its way. */
export const readAllAgain = async (queries: QueryClient): Promise<void> => {
  await queries.cancelQueries();
  await queries.invalidateQueries();
};
