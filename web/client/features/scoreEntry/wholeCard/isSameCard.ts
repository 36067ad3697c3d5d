import { Equal } from "effect";
import type { Entered } from "../roundCard.ts";

/** Whether both have the same holes with the same figures, in whatever order they were entered. */
export const isSameCard = (one: Entered, other: Entered): boolean => Equal.equals(one, other);
