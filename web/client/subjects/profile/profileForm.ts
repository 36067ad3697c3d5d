import { Result } from "effect";
import { handicapText } from "../../../../domain/shared/typedHandicap.ts";
import { ShirtSize } from "../../../contract/inputs/shirtSize.ts";
import { changeUser, type ProfileChanges } from "../../../contract/person/account.ts";
import type { User } from "../../../contract/person/user.ts";
import { type FieldErrors, readBody } from "../../form/formErrors.ts";

export const shirtSizeOptions = ShirtSize.literals.map((size) => ({ value: size, label: size }));

/** The profile as the form holds it. The handicap stays the typed text. */
export const formValuesOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  shirtSize: user.shirtSize ?? "",
  handicap: user.handicap === null ? "" : handicapText(user.handicap),
  /** Required if the e-mail address changes. */
  password: "",
});

type ProfileValues = ReturnType<typeof formValuesOf>;

export const hasNewEmail = (user: User, { email }: ProfileValues): boolean =>
  email.trim() !== user.email;

/** The body of the call. Shirt size and password are sent only if needed. */
export const readChanges = (
  user: User,
  values: ProfileValues,
): Result.Result<ProfileChanges, FieldErrors> => {
  const { shirtSize, password, ...always } = values;
  return readBody(changeUser, {
    ...always,
    ...(shirtSize === (user.shirtSize ?? "") ? {} : { shirtSize }),
    ...(hasNewEmail(user, values) ? { password } : {}),
  });
};

export const errorsOfProfile = (user: User, values: ProfileValues): FieldErrors =>
  Result.match(readChanges(user, values), {
    onSuccess: () => ({}),
    onFailure: (errors) => errors,
  });
