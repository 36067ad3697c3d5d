import type { QueryClient } from "@tanstack/react-query";
import type { User } from "../../../contract/user.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { type AdminRecord, adminRecord } from "../../lib/storage.ts";

export type Role = "player" | "admin";

export interface KnownSession {
  readonly role: Role;
  /** Of whoever this page takes for signed in, or null. */
  readonly id: string | null;
  readonly email: string | null;
  /** Lets the page know that nobody is. */
  readonly end: () => void;
}

/** Whose session the page lives from: the offices' pages from an administrator's. */
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
