import { Result } from "effect";
import type { Body, Endpoint } from "../../contract/endpoint.ts";
import { errorsOf, type FieldErrors, readBody } from "./formErrors.ts";
import { type Errors, useForm } from "./useForm.ts";

interface Options<E extends Endpoint, Values> {
  readonly initial: Values;
  readonly stored?: Values;
  readonly isGuarded?: boolean;
  /** The body, before the contract validates it; by default the values as they are. */
  readonly bodyOf?: (values: Values) => unknown;
  /** For errors that only this form knows, beside those that the contract finds. */
  readonly validate?: (values: Values, found: FieldErrors) => Errors<Values>;
  /** Called only with a body that the contract takes. */
  readonly send: (body: Body<E>) => void;
}

/** A form whose values are the body of this call. The contract says what is wrong in it. */
export const useBodyForm = <
  const E extends Endpoint,
  Values extends Readonly<Record<string, unknown>>,
>(
  contract: E,
  {
    bodyOf = (values) => values,
    validate = (_, found) => found as Errors<Values>,
    send,
    ...options
  }: Options<E, Values>,
) =>
  useForm({
    ...options,
    validate: (values) => validate(values, errorsOf(contract, bodyOf(values))),
    onSubmit: (values) => {
      const body = readBody(contract, bodyOf(values));
      if (Result.isSuccess(body)) send(body.success);
    },
  });
