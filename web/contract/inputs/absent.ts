import { Effect, Schema, SchemaTransformation } from "effect";

/** A field that may be absent on creating; absent means null. */
export const orNull = <S extends Schema.Constraint>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(null)));

/** A field that may be absent or null, and then has this value. */
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
