import { Result } from "effect";
import { handicapText } from "../../../../domain/shared/writtenHandicap.ts";
import { ShirtSize } from "../../../contract/inputs/shirtSize.ts";
import { changeUser, type ProfileChanges } from "../../../contract/person/account.ts";
import type { User } from "../../../contract/person/user.ts";
import { type FieldErrors, readBody } from "../../form/formErrors.ts";

export const shirtSizeOptions = ShirtSize.literals.map((size) => ({ value: size, label: size }));

/** For tees and competitions. */
export const genderOptions = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];

/** The profile as the form holds it. The handicap stays the typed text. */
export const formValuesOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  shirtSize: user.shirtSize ?? "",
  gender: user.gender ?? "",
  birthYear: user.birthYear === null ? "" : String(user.birthYear),
  homeClub: user.homeClub ?? "",
  handicap: user.handicap === null ? "" : handicapText(user.handicap),
  /** Required if the e-mail address changes. */
  password: "",
});

type ProfileValues = ReturnType<typeof formValuesOf>;

export const hasNewEmail = (user: User, { email }: ProfileValues): boolean =>
  email.trim() !== user.email;

/**
 * The body of the call. Shirt size, phone and password are sent only if needed: an account that the
 * office opened may have none of them.
 */
export const readChanges = (
  user: User,
  values: ProfileValues,
): Result.Result<ProfileChanges, FieldErrors> => {
  const { shirtSize, phone, password, ...always } = values;
  return readBody(changeUser, {
    ...always,
    ...(shirtSize === (user.shirtSize ?? "") ? {} : { shirtSize }),
    ...(phone === user.phone ? {} : { phone }),
    ...(hasNewEmail(user, values) ? { password } : {}),
  });
};

export const errorsOfProfile = (user: User, values: ProfileValues): FieldErrors =>
  Result.match(readChanges(user, values), {
    onSuccess: () => ({}),
    onFailure: (errors) => errors,
  });
