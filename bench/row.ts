import type { Setting } from "./setting.ts";

/** What a row measures once in each round, for the floor and for the product. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly wanted: "more" | "less";
  /**
   * What `must` and `goal` limit: the ratio of the product to the floor, or the product's own
   * figure.
   */
  readonly bounds: "ratio" | "itself";
  readonly must: number;
  readonly goal: number;
}

/** Something that people feel or pay for, beside the least that the same work can cost. */
export interface Row {
  /** The name for `npm run bench -- <name>`. */
  readonly name: string;
  readonly what: string;
  /** What the product is compared with. */
  readonly floor: string;
  readonly figures: ReadonlyArray<Figure>;
  /** Starts and warms up everything. What it opens is passed to `setting.onClose`. */
  readonly prepare: (setting: Setting) => Promise<Measurements>;
}

/** Each function returns one number for each figure of its row. They run in turns. */
export interface Measurements {
  /** Absent if the least cost is nothing. */
  readonly floor?: () => Promise<ReadonlyArray<number>>;
  readonly product: () => Promise<ReadonlyArray<number>>;
  /** Runs after each round, and throws unless both really did their work. */
  readonly check: () => Promise<void>;
  /** Runs after the last round, and ends what would disturb other rows. */
  readonly end?: () => Promise<void>;
}

/** The reason why this machine cannot measure a row. */
export class NotMeasurable extends Error {}

/**
 * The measured program did not do its work, so the run has no result. The message is one sentence.
 */
export class RunFailed extends Error {}
