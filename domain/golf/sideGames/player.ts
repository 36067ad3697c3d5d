import type { Participant } from "./sideGame.ts";

/** A participant with the index in the order of joining, from 0, by which scores are found. */
export interface Player extends Participant {
  readonly order: number;
  /** False for who joined and has not played. */
  readonly takesPart: boolean;
}
