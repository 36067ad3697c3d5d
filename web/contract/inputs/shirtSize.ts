import { Schema, SchemaTransformation } from "effect";
import { sentence } from "./sentence.ts";

export const ShirtSize = Schema.Literals(["XS", "S", "M", "L", "XL", "XXL", "XXXL"]);
export type ShirtSize = typeof ShirtSize.Type;

/** The names that the register form uses for three of them. */
const alias = { SM: "S", MED: "M", LG: "L" } as const;

const Known = Schema.Literals([...ShirtSize.literals, "SM", "MED", "LG"]);

const fromForm = (size: typeof Known.Type): ShirtSize =>
  size === "SM" || size === "MED" || size === "LG" ? alias[size] : size;

export const ShirtSizeInput = Known.pipe(
  Schema.decodeTo(
    ShirtSize,
    SchemaTransformation.transform<ShirtSize, typeof Known.Type>({
      decode: fromForm,
      encode: (size) => size,
    }),
  ),
  sentence("Shirt size is required"),
);

/** An empty text or null means no preference. */
export const OptionalShirtSizeInput = Schema.Union([Known, Schema.Literal(""), Schema.Null]).pipe(
  Schema.decodeTo(
    Schema.NullOr(ShirtSize),
    SchemaTransformation.transform<ShirtSize | null, typeof Known.Type | "" | null>({
      decode: (size) => (size === "" || size === null ? null : fromForm(size)),
      encode: (size) => size,
    }),
  ),
  sentence("Shirt size must be one of XS, S, M, L, XL, XXL, XXXL"),
);
