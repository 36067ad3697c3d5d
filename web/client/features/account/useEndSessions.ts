import type { OwnSession } from "../../../contract/ownSessions.ts";
import { toastError } from "../../data/errorToast.ts";
import { useWrite } from "../../data/write.ts";
import { type AccountKind, callsOf } from "./api.ts";

export const useEndSession = (kind: AccountKind) =>
  useWrite(callsOf(kind).end, (sessionId: OwnSession["id"]) => ({ params: { sessionId } }), {
    isShownFirst: true,
    done: "Session ended",
    onFailed: toastError("The session could not be ended"),
  });

export const useEndOtherSessions = (kind: AccountKind) =>
  useWrite(callsOf(kind).endOthers, () => ({}), {
    isShownFirst: true,
    done: "All other sessions have ended",
    onFailed: toastError("The sessions could not be ended"),
  });
