import type { Writable } from "node:stream";

/**
 * Waits until the process has written all of its output. A slow pipe takes the last lines late, and
 * ending the process before would cut them off.
 */
export const flushOutput = (output: Writable) =>
  new Promise<void>((resolve) => {
    output.write("", () => resolve());
  });
