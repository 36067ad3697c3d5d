import { Result, Schema } from "effect";
import type { Body, Endpoint } from "../../contract/endpoint.ts";
import { refusedBy } from "../../contract/inputs/sentence.ts";
import { ApiError } from "../data/apiError.ts";

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

/** Sentences of the server about a field, and the names of that field in forms. */
const fields: ReadonlyArray<readonly [sentence: RegExp, names: ReadonlyArray<string>]> = [
  [/^An account with this email already exists$/, ["email"]],
  [/^This password is too common$/, ["password", "newPassword"]],
  [/^The old password is not right$/, ["oldPassword"]],
  [/^(The password is not right|Please enter your password to change your email)$/, ["password"]],
  [/^The Event ID you entered does not match this event$/, ["eventId"]],
  [/^End date must be on or after the start date$/, ["endDate"]],
  [/^Rounds with scores cannot be removed$/, ["numberOfRounds"]],
  [/^Handicap allowance and tee cannot change once scores exist$/, ["handicapAllowance", "teeId"]],
  [/^The new course has no tee/, ["teeId"]],
  [/^The course rating .* does not fit/, ["tees", "courseId"]],
  [/^The cut must come before the last round$/, ["afterRound"]],
  [/^Round \d+ is not complete for all players$/, ["afterRound"]],
  [/^Top must be at least 1$/, ["top"]],
  [/^Hole \d+ already exists on this course$/, ["holeNumber"]],
  [/ is already in another group for this round$/, ["members"]],
  [/^Maximum 4 members per group$/, ["members"]],
  [/^Please provide team name and select at least 2 players$/, ["playerIds"]],
  [/^Please select different players$/, ["player2Id", "members", "playerIds"]],
  [/^Hole \d+ is not a par 3$/, ["holeNumbers"]],
  [/^This hole is not part of the game$/, ["holeNumber"]],
  [/^This player has not joined the side game$/, ["playerId"]],
  [/^Team name is required$/, ["teamName"]],
  [/partner/, ["partnerId"]],
];

/**
 * Puts the server's refusal at the field of the form that it is about; if several are possible, at
 * the changed one. Null if it is about none.
 */
export const refusedFields = <Values extends Readonly<Record<string, unknown>>>(
  error: unknown,
  values: Values,
  untouched: Values,
): { readonly [Name in keyof Values]?: string } | null => {
  if (!(error instanceof ApiError) || error.problem === null) return null;
  const { sentence } = error;
  const [, names = []] = fields.find(([text]) => text.test(sentence)) ?? [];
  const own = names.filter((name) => name in values);
  const changed = own.filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(untouched[name]),
  );
  const name = changed[0] ?? own[0];
  return name === undefined ? null : ({ [name]: sentence } as { [N in keyof Values]?: string });
};
