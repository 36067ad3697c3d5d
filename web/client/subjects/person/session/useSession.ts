import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../../contract/person/user.ts";
import { sessionQuery } from "./api.ts";

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
