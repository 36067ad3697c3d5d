import { execFileSync } from "node:child_process";
import { inject } from "vitest";
import { homeIn } from "../embedded/cluster.ts";

/**
 * Puts a new cluster into the data folder of a test that is about something else. To create one
 * takes a second of a core, and to copy one takes a tenth of that.
 */
export const newCluster = (folder: string): void => {
  // Keeps the owner, which for root is another account.
  execFileSync("cp", ["-a", inject("cluster"), homeIn(folder)]);
};

declare module "vitest" {
  interface ProvidedContext {
    /** A cluster that was created and never started. */
    cluster: string;
  }
}
