import { Result, Schema } from "effect";
import { refusedBy } from "./sentence.ts";

type Wire = Schema.ConstraintCodec<unknown, unknown>;

/** What people send becomes this, or is refused with this sentence. */
export const reading = (schema: Wire) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value: unknown) => {
    const read = decode(value);
    return Result.isSuccess(read) ? read.success : refusedBy(read.failure.issue)[0]?.sentence;
  };
};

/** Every sentence that a body is refused with, in the order of its fields. */
export const refusing = (schema: Wire) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value: unknown) => {
    const read = decode(value);
    return Result.isSuccess(read)
      ? []
      : refusedBy(read.failure.issue).map(({ sentence }) => sentence);
  };
};
