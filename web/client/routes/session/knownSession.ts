import type { QueryClient } from "@tanstack/react-query";
import type { User } from "../../../contract/user.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { type AdminRecord, adminRecord } from "../../lib/storage.ts";

export type Role = "player" | "admin";

export interface KnownSession {
  readonly role: Role;
  /** The id of the person this page treats as signed in, or null. */
  readonly id: string | null;
  readonly email: string | null;
  /** Lets the page know that nobody is. */
  readonly end: () => void;
}

/** The session that the page depends on: pages of the office use that of an administrator. */
export const knownSession = (queries: QueryClient): KnownSession => {
  if (location.pathname.startsWith("/admin")) {
    const admin = queries.getQueryData<AdminRecord | null>(queryKeys.adminSession);
    return {
      role: "admin",
      id: admin?.id ?? null,
      email: admin?.email ?? null,
      end: () => {
        adminRecord.clear();
        queries.setQueryData(queryKeys.adminSession, null);
      },
    };
  }
  const user = queries.getQueryData<User | null>(queryKeys.user);
  return {
    role: "player",
    id: user?.id ?? null,
    email: user?.email ?? null,
    end: () => queries.setQueryData(queryKeys.user, null),
  };
};
