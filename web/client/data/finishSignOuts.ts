import { unfinishedSignOuts } from "../device/storage.ts";
import { ApiError } from "./apiError.ts";

let finishing: Promise<void> | null = null;

const finish = async () => {
  for (const path of unfinishedSignOuts.read().keys()) {
    const answer = await fetch(path, { method: "POST", credentials: "include" });
    if (!answer.ok) throw new ApiError(answer.status, await answer.text());
    unfinishedSignOuts.remove(path);
  }
};

/**
 * Ends the sessions from which somebody has signed out without a network. Fails as long as there is
 * none. Several calls at once share one.
 */
export const finishSignOuts = (): Promise<void> => {
  finishing ??= finish().finally(() => {
    finishing = null;
  });
  return finishing;
};
