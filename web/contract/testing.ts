import { Result, Schema } from "effect";
import { refusedBy } from "./inputs/sentence.ts";

type Wire = Schema.ConstraintCodec<unknown, unknown>;

/** The decoded value of an input, or the sentence with which it is refused. */
export const reading = (schema: Wire) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value: unknown) => {
    const read = decode(value);
    return Result.isSuccess(read) ? read.success : refusedBy(read.failure.issue)[0]?.sentence;
  };
};

/** Every sentence with which a body is refused, in the order of its fields. */
export const refusing = (schema: Wire) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value: unknown) => {
    const read = decode(value);
    return Result.isSuccess(read)
      ? []
      : refusedBy(read.failure.issue).map(({ sentence }) => sentence);
  };
};
