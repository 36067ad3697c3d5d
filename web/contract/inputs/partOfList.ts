import { Schema } from "effect";
import { wholeNumber } from "./numbers.ts";

/** Which part of a list is asked for. Without a limit it is all of it, or all from the offset on. */
export const partOfList = {
  limit: Schema.optionalKey(wholeNumber("Limit", 1, 500)),
  offset: Schema.optionalKey(wholeNumber("Offset", 0, 2_147_483_647)),
};
