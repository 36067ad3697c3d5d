import { Result, Schema } from "effect";
import type { Body, Endpoint } from "../../contract/endpoint.ts";
import { refusedBy } from "../../contract/inputs/sentence.ts";

/** A sentence for each field that the contract refuses, the first one if there are several. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Validates the values of a form as the server validates the body of this call. So a form has no
 * rules or sentences of its own, and errors are shown before anything is sent.
 */
export const readBody = <const E extends Endpoint>(
  { body }: E,
  values: unknown,
): Result.Result<Body<E>, FieldErrors> =>
  Result.mapError(
    decode(body)(values),
    errorsIn(([field = ""]) => field),
  );

/** Errors by their whole path, such as `tees.1.slopeRating`, for the fields of a list's rows. */
export const errorsByPath = ({ body }: Endpoint, values: unknown): FieldErrors =>
  Result.match(decode(body)(values), {
    onSuccess: () => ({}),
    onFailure: errorsIn((path) => path.join(".")),
  });

const errorsIn =
  (nameOf: (path: ReadonlyArray<string>) => string) =>
  ({ issue }: Schema.SchemaError): FieldErrors => {
    const errors: Record<string, string> = {};
    for (const { path, message, sentence } of refusedBy(issue)) {
      errors[nameOf(path)] ??= sentence ?? message;
    }
    return errors;
  };

const decode = (body: Endpoint["body"]) => Schema.decodeUnknownResult(body, { errors: "all" });

/** For `validate` of `useForm`. */
export const errorsOf = (contract: Endpoint, values: unknown): FieldErrors =>
  Result.match(readBody(contract, values), {
    onSuccess: () => ({}),
    onFailure: (errors) => errors,
  });
