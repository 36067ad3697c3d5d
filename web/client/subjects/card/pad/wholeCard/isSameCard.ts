import { Equal } from "effect";
import type { Entered } from "../roundCard.ts";

/** Whether both have the same holes with the same scores, in any order. */
export const isSameCard = (one: Entered, other: Entered): boolean => Equal.equals(one, other);
