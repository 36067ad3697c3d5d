import {
  changeAdminPassword,
  changeUserPassword,
} from "../../../../contract/person/ownPassword.ts";
import {
  endAdminSession,
  endOtherAdminSessions,
  endOtherUserSessions,
  endUserSession,
  listAdminSessions,
  listUserSessions,
} from "../../../../contract/person/ownSessions.ts";
import { ownOf } from "../../../data/read.ts";

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
export const sessionsQuery = (kind: AccountKind) => ({
  ...ownOf(callsOf(kind).list, {}),
  // Other devices sign in and out without notifying this page.
  staleTime: 0,
});
