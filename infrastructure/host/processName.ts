/**
 * What the log calls this process. `npm run stack` starts several of a kind, and gives each its
 * number.
 */
export const processName = (kind: "main" | "server" | "projector" | "jobs" | "stack"): string =>
  kind === "stack" ? kind : (process.argv[2] ?? kind);
