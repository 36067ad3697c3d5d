import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { endedSession, type SessionEnd } from "../../data/sessions.ts";
import { unsaved } from "../../device/unsaved.ts";
import { loadable } from "../../ui/loadable.tsx";
import { ErrorBoundary } from "../../ui/states/ErrorState.tsx";
import { knownSession, type Role, roleOn } from "./knownSession.ts";

const { Component: SignInAgain } = loadable(() => import("./SignInAgain.tsx"));

/**
 * Handles ended sessions of all calls. If something was typed, the page stays as it is until the
 * reader has signed in again; otherwise the reader is signed out.
 */
export const EndedSession = () => {
  const queries = useQueryClient();
  const [role, setRole] = useState<Role | null>(null);

  useEffect(
    () =>
      endedSession.onEnd((end, page) => {
        const again = endSession(queries, end, page, location.pathname);
        if (again) setRole(again);
      }),
    [queries],
  );
  const done = useCallback(() => setRole(null), []);

  return role === null ? null : (
    <ErrorBoundary fallback={null}>
      <SignInAgain role={role} onDone={done} />
    </ErrorBoundary>
  );
};

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
