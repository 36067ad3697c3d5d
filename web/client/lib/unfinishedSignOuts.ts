import { ApiError } from "./apiError.ts";
import { unfinishedSignOuts as stored } from "./storage.ts";

let finishing: Promise<void> | null = null;

const finish = async () => {
  for (const path of stored.read().keys()) {
    const answer = await fetch(path, { method: "POST", credentials: "include" });
    if (!answer.ok) throw new ApiError(answer.status, await answer.text());
    stored.remove(path);
  }
};

/**
 * Sign-outs without a network. Only the server can end a session and take its cookie back, so
 * nothing else is asked of it before.
 */
export const unfinishedSignOuts = {
  /** Whether this device will end the session later. */
  add: (path: string): boolean => {
    if (!stored.put(path, "")) return false;
    globalThis.addEventListener?.(
      "online",
      () => void unfinishedSignOuts.finish().catch(() => {}),
      {
        once: true,
      },
    );
    return true;
  },
  has: (path: string): boolean => stored.read().has(path),
  /** Fails without a network. */
  finish: (): Promise<void> => {
    finishing ??= finish().finally(() => {
      finishing = null;
    });
    return finishing;
  },
};
