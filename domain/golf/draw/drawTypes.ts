import { Schema } from "effect";

/** How a draw forms groups: by chance, by score, by handicap, or with new partners. */
export const DrawType = Schema.Literals(["random", "scoring", "handicap", "avoid_repeats"]);
export type DrawType = typeof DrawType.Type;

/** Groups start one after the other from the first hole, or at the same time from all holes. */
export const StartType = Schema.Literals(["tee_times", "shotgun"]);
export type StartType = typeof StartType.Type;
