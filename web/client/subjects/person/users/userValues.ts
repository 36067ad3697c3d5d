import { handicapText } from "../../../../../domain/shared/typedHandicap.ts";
import type { ShirtSize } from "../../../../contract/inputs/shirtSize.ts";
import { type AdminViewUser } from "../../../../contract/person/user.ts";
import {
  changeUserForAdmin,
  createUser,
  resetUserPassword,
} from "../../../../contract/person/users.ts";
import { errorsOf, type FieldErrors } from "../../../form/formErrors.ts";

export const shirtSizes: ReadonlyArray<ShirtSize> = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"];

/** A profile as the form holds it. */
export const profileOf = (user: AdminViewUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? "",
  handicap: user.handicap === null ? "" : handicapText(user.handicap),
  phone: user.phone ?? "",
  shirtSize: user.shirtSize ?? "",
});
export type ProfileValues = ReturnType<typeof profileOf>;

export const newUserValues = {
  firstName: "",
  lastName: "",
  email: "",
  handicap: "",
  phone: "",
  shirtSize: "",
  password: "",
  confirmPassword: "",
};
type NewUserValues = typeof newUserValues;

export const noPasswords = { newPassword: "", confirmPassword: "" };

/** The form requires a handicap; the call does not. */
const missingHandicap = ({ handicap }: { readonly handicap: string }): FieldErrors =>
  handicap.trim() === "" ? { handicap: "Handicap is required" } : {};

const confirmed = (password: string, confirmPassword: string): FieldErrors => {
  if (confirmPassword.length < 6) return { confirmPassword: "Password confirmation is required" };
  return password === confirmPassword ? {} : { confirmPassword: "Passwords don't match" };
};

export const errorsOfProfile = (values: ProfileValues): FieldErrors => ({
  ...errorsOf(changeUserForAdmin, values),
  ...missingHandicap(values),
});

export const errorsOfNewUser = (values: NewUserValues): FieldErrors => ({
  ...errorsOf(createUser, values),
  ...missingHandicap(values),
  ...confirmed(values.password, values.confirmPassword),
});

export const errorsOfPassword = (values: typeof noPasswords): FieldErrors => ({
  ...errorsOf(resetUserPassword, values),
  ...confirmed(values.newPassword, values.confirmPassword),
});
