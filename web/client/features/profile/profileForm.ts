import { Result } from "effect";
import { ShirtSize } from "../../../contract/inputs/shirtSize.ts";
import { changeUser, type ProfileChanges } from "../../../contract/session.ts";
import type { User } from "../../../contract/user.ts";
import { type FieldErrors, readBody } from "../../lib/formErrors.ts";

export const shirtSizeOptions = ShirtSize.literals.map((size) => ({ value: size, label: size }));

/** The profile as its form shows it. The handicap is the text that is typed and sent. */
export const formValuesOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  shirtSize: user.shirtSize ?? "",
  handicap: user.handicap === null ? "" : String(user.handicap),
});

export type ProfileValues = ReturnType<typeof formValuesOf>;

/** What is sent. The shirt size goes along only when it was changed (AMB-14). */
export const readChanges = (
  user: User,
  { shirtSize, ...values }: ProfileValues,
): Result.Result<ProfileChanges, FieldErrors> =>
  readBody(changeUser, shirtSize === (user.shirtSize ?? "") ? values : { ...values, shirtSize });

export const errorsOfProfile = (user: User, values: ProfileValues): FieldErrors =>
  Result.match(readChanges(user, values), {
    onSuccess: () => ({}),
    onFailure: (errors) => errors,
  });
