import type { Setting } from "./setting.ts";

/** One line of the table: what the product does, beside the least that the same work can cost. */
export interface Row {
  /** As `npm run bench -- <name>` takes it. */
  readonly name: string;
  readonly what: string;
  /** What the product is measured against. */
  readonly floor: string;
  readonly unit: string;
  readonly wanted: "more" | "less";
  /** Of the product's figure to the floor's: what it must reach, and what it should. */
  readonly must: number;
  readonly goal: number;
  /** Makes everything ready. What it opens it hands to `setting.onClose`. */
  readonly prepare: (setting: Setting) => Promise<Measurements>;
}

/** Each answers the figure of one round. They run in turns. */
export interface Measurements {
  readonly floor: () => Promise<number>;
  readonly product: () => Promise<number>;
  /** After each round of the product: throws unless it really did its work. */
  readonly check?: () => Promise<void>;
  /** Once, after the last round. */
  readonly checkAtEnd?: () => Promise<void>;
}

/** A row that this machine cannot measure says why. */
export class NotMeasurable extends Error {}

/** The run is worth nothing, since what was measured did not do its work: one sentence says why. */
export class RunFailed extends Error {}
