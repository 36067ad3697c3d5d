import { Effect, Schema, SchemaTransformation } from "effect";

/** What may be left out on creating, where null is the same. */
export const orNull = <S extends Schema.Constraint>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(null)));

/** What may be left out, or null, and then is this. */
export const orElse = <T, E>(schema: Schema.Codec<T, E>, value: T) =>
  Schema.NullOr(schema).pipe(
    Schema.decodeTo(
      Schema.toType(schema),
      SchemaTransformation.transform<T, T | null>({
        decode: (given) => given ?? value,
        encode: (given) => given,
      }),
    ),
    Schema.withDecodingDefaultTypeKey(Effect.succeed(value)),
  );
