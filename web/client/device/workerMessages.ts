/** The path of the worker. At the root, so that it may answer for every page. */
export const WORKER = "/service-worker.js";

/** Messages from pages to the worker. */
export type Message =
  /** The session has ended: delete everything of that player. */
  | "forget"
  /** Nothing waits for the version before, so this one may take over. */
  | "takeOver";

/** The header of a cached answer: when the server gave it. */
export const KEPT = "x-kept";
