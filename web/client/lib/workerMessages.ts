/** Where the worker lies. At the root, so that it may answer for every page. */
export const WORKER = "/service-worker.js";

/** What pages ask of the worker. */
export type Message =
  /** Whoever was signed in no longer is: nothing of theirs stays. */
  | "forget"
  /** Nothing waits for the version before: be the one that answers. */
  | "takeOver";

/** The header of an answer that the server did not give now. */
export const KEPT = "x-kept";
