import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { endedSession } from "../../data/endedSession.ts";
import { loadable } from "../../ui/loadable.tsx";
import { ErrorBoundary } from "../../ui/states/ErrorBoundary.tsx";
import { endSession } from "./endSession.ts";
import type { Role } from "./knownSession.ts";

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
