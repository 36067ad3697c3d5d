import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnSession } from "../../../contract/ownSessions.ts";
import { call } from "../../data/call.ts";
import { useToast } from "../../lib/useToast.ts";
import { type AccountKind, callsOf, sessionsQuery } from "./api.ts";

/** Ends one session, then fetches the list again, also after a failure. */
export const useEndSession = (kind: AccountKind) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  return useMutation({
    mutationFn: (sessionId: OwnSession["id"]) => call(callsOf(kind).end, { params: { sessionId } }),
    onSuccess: () => toast({ title: "Session ended" }),
    onError: toastError("The session could not be ended"),
    onSettled: () => queries.invalidateQueries(sessionsQuery(kind)),
  });
};

export const useEndOtherSessions = (kind: AccountKind) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  return useMutation({
    mutationFn: () => call(callsOf(kind).endOthers, {}),
    onSuccess: () => toast({ title: "All other sessions have ended" }),
    onError: toastError("The sessions could not be ended"),
    onSettled: () => queries.invalidateQueries(sessionsQuery(kind)),
  });
};
