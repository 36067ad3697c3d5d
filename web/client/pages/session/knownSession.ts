import type { QueryClient } from "@tanstack/react-query";
import type { User } from "../../../contract/person/user.ts";
import { queryKeys } from "../../data/sessions.ts";
import { type AdminRecord, adminRecord } from "../../device/storage.ts";

export type Role = "player" | "admin";

interface KnownSession {
  /** The id of the person this page treats as signed in, or null. */
  readonly id: string | null;
  readonly email: string | null;
  /** Lets the page know that nobody is. */
  readonly end: () => void;
}

/** Pages of the office use the session of an administrator. */
export const roleOn = (page: string): Role => (page.startsWith("/admin") ? "admin" : "player");

export const knownSession = (queries: QueryClient, role: Role): KnownSession => {
  if (role === "admin") {
    const admin = queries.getQueryData<AdminRecord | null>(queryKeys.adminSession);
    return {
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
    id: user?.id ?? null,
    email: user?.email ?? null,
    end: () => queries.setQueryData(queryKeys.user, null),
  };
};
