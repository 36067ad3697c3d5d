import { Schema } from "effect";

export const Gender = Schema.Literals(["female", "male"]);
export type Gender = typeof Gender.Type;
