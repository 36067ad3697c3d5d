import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../contract/user.ts";
import { sessionQuery } from "./api.ts";

export interface Session {
  /** Null while nobody is signed in, and until that is known. */
  readonly user: User | null;
  readonly isLoading: boolean;
}

/** The player's session, asked for once and then kept up by signing in and out. */
export const useSession = (): Session => {
  const { data = null, isPending } = useQuery(sessionQuery);
  return { user: data, isLoading: isPending };
};
