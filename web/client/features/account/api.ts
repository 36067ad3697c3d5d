import { queryOptions } from "@tanstack/react-query";
import { changeAdminPassword, changeUserPassword } from "../../../contract/ownPassword.ts";
import {
  endAdminSession,
  endOtherAdminSessions,
  endOtherUserSessions,
  endUserSession,
  listAdminSessions,
  listUserSessions,
} from "../../../contract/ownSessions.ts";
import { callUnlessSignedOut } from "../../data/call.ts";

/** Players and administrators have accounts of their own, with the same calls. */
export type AccountKind = "player" | "admin";

const calls = {
  player: {
    changePassword: changeUserPassword,
    list: listUserSessions,
    end: endUserSession,
    endOthers: endOtherUserSessions,
  },
  admin: {
    changePassword: changeAdminPassword,
    list: listAdminSessions,
    end: endAdminSession,
    endOthers: endOtherAdminSessions,
  },
} as const;

export const callsOf = (kind: AccountKind) => calls[kind];

/** Null if the session has ended. */
export const sessionsQuery = (kind: AccountKind) =>
  queryOptions({
    queryKey: ["ownSessions", kind],
    queryFn: ({ signal }) => callUnlessSignedOut(callsOf(kind).list, { signal }),
    // Other devices sign in and out without notifying this page.
    staleTime: 0,
  });
