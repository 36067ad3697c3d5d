import type { QueryClient } from "@tanstack/react-query";
import type { SessionEnd } from "../../lib/endedSession.ts";
import { unsaved } from "../../lib/unsaved.ts";
import { knownSession, type Role, roleOn } from "./knownSession.ts";

/**
 * Who has to sign in again over the unchanged page; null if nobody has to. Then the session that has
 * ended is forgotten. It is the one of the page that made the call, which the reader may have left.
 */
export const whoSignsInAgain = (
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
