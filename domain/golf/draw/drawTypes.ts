import { Schema } from "effect";

/** Who plays with whom when nobody says: by chance, by score, by handicap, or with new partners. */
export const DrawType = Schema.Literals(["random", "scoring", "handicap", "avoid_repeats"]);
export type DrawType = typeof DrawType.Type;

/** One group after the other from the first hole, or all at once from everywhere. */
export const StartType = Schema.Literals(["tee_times", "shotgun"]);
export type StartType = typeof StartType.Type;
