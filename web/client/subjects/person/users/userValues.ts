import type { ShirtSize } from "../../../../contract/inputs/shirtSize.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import {
  changeUserForAdmin,
  createUser,
  resetUserPassword,
} from "../../../../contract/person/users.ts";
import { errorsOf, type FieldErrors } from "../../../form/formErrors.ts";
import type { FieldTable } from "../../../form/table/fieldTable.ts";
import { startOf, typedOf } from "../../../form/table/tableValues.ts";

type Details = "gender" | "birthYear" | "memberNumber" | "homeClub";
type Names = "firstName" | "lastName" | "email" | "phone" | "handicap" | "shirtSize" | Details;
export type ProfileValues = Readonly<Record<Names, string>>;

interface AskedOfProfile {
  /** Whether the e-mail address may be changed, too; otherwise it is not offered. */
  readonly withEmail: boolean;
  /** The text for no shirt size. */
  readonly noSize: string;
}

const shirtSizes: ReadonlyArray<ShirtSize> = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"];

const genders = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];

/** The browser would fill in the administrator's own. */
const unfilled = { autoComplete: "off" };

/** The profile of a player, as administrators enter it. */
export const profileTable: FieldTable<ProfileValues, AskedOfProfile> = {
  firstName: { label: "First Name", input: unfilled },
  lastName: { label: "Last Name", input: unfilled },
  email: {
    ...{ label: "Email", kind: "email", input: unfilled },
    isShown: (_, { withEmail }) => withEmail,
  },
  phone: { label: "Phone", kind: "tel", input: unfilled },
  handicap: { label: "Handicap", kind: "handicap" },
  shirtSize: {
    label: "Shirt Size",
    emptyLabel: (_, { noSize }) => noSize,
    options: shirtSizes.map((size) => ({ value: size, label: size })),
  },
  gender: { label: "Gender", emptyLabel: "Left out", options: genders },
  birthYear: { label: "Year of Birth", input: { ...unfilled, maxLength: 4 } },
  memberNumber: { label: "Member Number", input: unfilled },
  homeClub: { label: "Home Club", input: unfilled },
};

export const profileOf = (user: AdminViewUser) => typedOf(profileTable, user);

const chosen = { kind: "password", input: { autoComplete: "new-password" } } as const;

type PasswordNames = "newPassword" | "confirmPassword";
export const passwordTable: FieldTable<Readonly<Record<PasswordNames, string>>> = {
  newPassword: { ...chosen, label: "New Password" },
  confirmPassword: { ...chosen, label: "Confirm Password" },
};
export const noPasswords = startOf(passwordTable);

type NewUserValues = ProfileValues & Readonly<Record<"password" | "confirmPassword", string>>;
export const newUserTable: FieldTable<NewUserValues, AskedOfProfile> = {
  ...profileTable,
  password: { ...chosen, label: "Password" },
  confirmPassword: { ...chosen, label: "Confirm Password" },
};
export const newUserValues = startOf(newUserTable);

/** The form requires a handicap; the call does not. */
const missingHandicap = ({ handicap }: { readonly handicap: string }): FieldErrors =>
  handicap.trim() === "" ? { handicap: "Handicap is required" } : {};

const confirmed = (password: string, confirmPassword: string): FieldErrors => {
  if (confirmPassword.length < 6) return { confirmPassword: "Password confirmation is required" };
  return password === confirmPassword ? {} : { confirmPassword: "Passwords don't match" };
};

/** Members who were taken from a file may have no handicap. */
export const errorsOfProfile = (values: ProfileValues): FieldErrors =>
  errorsOf(changeUserForAdmin, values);

export const errorsOfNewUser = (values: NewUserValues): FieldErrors => ({
  ...errorsOf(createUser, values),
  ...missingHandicap(values),
  ...confirmed(values.password, values.confirmPassword),
});

export const errorsOfPassword = (values: typeof noPasswords): FieldErrors => ({
  ...errorsOf(resetUserPassword, values),
  ...confirmed(values.newPassword, values.confirmPassword),
});
