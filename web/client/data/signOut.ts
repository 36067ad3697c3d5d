import type { adminLogout } from "../../contract/person/adminSession.ts";
import type { logout } from "../../contract/person/session.ts";
import { unfinishedSignOuts } from "../device/storage.ts";
import { ApiError, call } from "./call.ts";
import { toasts } from "./toasts.ts";

/**
 * Ends the session on the server, or without a network as soon as there is one: what this device
 * keeps of its owner must go at once. Fails if neither is possible.
 */
export const signOut = async (contract: typeof logout | typeof adminLogout): Promise<void> => {
  try {
    await call(contract, {});
  } catch (error) {
    if (error instanceof ApiError || !unfinishedSignOuts.put(contract.path, "")) throw error;
    const tryAgain = () =>
      void import("./finishSignOuts.ts")
        .then(({ finishSignOuts }) => finishSignOuts())
        .catch(() => undefined);
    globalThis.addEventListener?.("online", tryAgain, { once: true });
    toasts.raise({
      title: "Signed out on this device",
      description:
        "There is no connection. The server ends the session as soon as this browser has one: keep it until then, or open these pages again.",
    });
  }
};
