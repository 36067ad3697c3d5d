import type { QueryClient } from "@tanstack/react-query";
import type { SessionEnd } from "../../data/endedSession.ts";
import { unsaved } from "../../device/unsaved.ts";
import { knownSession, type Role, roleOn } from "./knownSession.ts";

/**
 * Forgets the session that has ended: the one of the page that made the call, which the reader may
 * have left. If something on this page would be lost, the session stays, and the answer is who has to
 * sign in again over the unchanged page. Otherwise the answer is null.
 */
export const endSession = (
  queries: QueryClient,
  end: SessionEnd,
  calledFrom: string,
  here: string,
): Role | null => {
  const role = roleOn(calledFrom);
  const session = knownSession(queries, role);
  if (session.email === null) return null;
  if (roleOn(here) === role && (end === "refused" || unsaved.isAnywhere())) return role;
  session.end();
  return null;
};
