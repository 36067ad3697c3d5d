import type { Setting } from "./setting.ts";

/** What a row measures once a round, of the floor and of the product. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly wanted: "more" | "less";
  /** What must and goal bound: the product's figure beside the floor's, or the product's by itself. */
  readonly bounds: "ratio" | "itself";
  readonly must: number;
  readonly goal: number;
}

/** One thing that somebody feels or pays for, beside the least that the same work can cost. */
export interface Row {
  /** As `npm run bench -- <name>` takes it. */
  readonly name: string;
  readonly what: string;
  /** What the product is measured against. */
  readonly floor: string;
  readonly figures: ReadonlyArray<Figure>;
  /** Makes everything ready and warm. What it opens it hands to `setting.onClose`. */
  readonly prepare: (setting: Setting) => Promise<Measurements>;
}

/** Each answers one number for each figure of its row. They run in turns. */
export interface Measurements {
  /** Absent where nothing can be less than what is measured. */
  readonly floor?: () => Promise<ReadonlyArray<number>>;
  readonly product: () => Promise<ReadonlyArray<number>>;
  /** After each round: throws unless both really did their work. */
  readonly check: () => Promise<void>;
  /** After the last round: ends what other rows should not have beside them. */
  readonly end?: () => Promise<void>;
}

/** A row that this machine cannot measure says why. */
export class NotMeasurable extends Error {}

/** The run is worth nothing, since what was measured did not do its work: one sentence says why. */
export class RunFailed extends Error {}
