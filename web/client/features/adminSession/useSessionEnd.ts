import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/apiError.ts";
import { beSignedOut } from "./api.ts";

const UNAUTHENTICATED = 401;

/** Whatever is called on the dashboard: where the server says 401, the session has ended. */
export const useSessionEnd = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const endOn = (error: unknown) => {
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) beSignedOut(queries);
    };
    const leaveQueries = queries.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") endOn(event.action.error);
    });
    const leaveMutations = queries.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") endOn(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queries]);
};
