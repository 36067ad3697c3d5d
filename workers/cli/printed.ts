import type { Writable } from "node:stream";

/**
 * Waits until everything has left the process. A pipe that is read slowly takes the last lines late,
 * and a process that ends before would cut them off.
 */
export const printed = (output: Writable) =>
  new Promise<void>((resolve) => {
    output.write("", () => resolve());
  });
