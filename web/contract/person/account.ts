import { Schema, Struct } from "effect";
import { endpoint } from "../endpoint.ts";
import { orElse } from "../inputs/absent.ts";
import { HandicapInput, HandicapText } from "../inputs/handicap.ts";
import { BirthYearInput, GenderInput, HomeClubInput } from "../inputs/memberDetails.ts";
import { sentence } from "../inputs/sentence.ts";
import { OptionalShirtSizeInput, ShirtSizeInput } from "../inputs/shirtSize.ts";
import { email, newPassword, password, phone, requiredText } from "../inputs/texts.ts";
import { User } from "./user.ts";

const profile = {
  firstName: requiredText("First name", 100),
  lastName: requiredText("Last name", 100),
  email: email(),
  phone,
};

/** A form without the box asks for no consent. */
const Agreement = Schema.Literal(true).pipe(sentence("Please agree to the terms"));

export const RegisterInput = Schema.Struct({
  email: profile.email,
  password: newPassword,
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone,
  shirtSize: ShirtSizeInput,
  handicap: orElse(HandicapInput, null),
  agreeToTerms: orElse(Agreement, true),
});
export type RegisterInput = typeof RegisterInput.Type;

export const register = endpoint({
  summary: "Opens a player's account and signs in",
  method: "POST",
  path: "/api/register",
  access: "anyone",
  body: RegisterInput,
  success: { status: 201, body: User },
  refusals: ["EmailTaken", "PasswordTooCommon", "TooManyAttempts"],
});

const PASSWORD_FOR_EMAIL = "Please enter your password to change your email";

export const ProfileChanges = Schema.Struct({
  ...profile,
  shirtSize: OptionalShirtSizeInput,
  handicap: HandicapText,
  gender: GenderInput,
  birthYear: BirthYearInput,
  homeClub: HomeClubInput,
  /** The present password, required for a change of the e-mail address. */
  password: password(1, PASSWORD_FOR_EMAIL),
}).mapFields(Struct.map(Schema.optionalKey));
export type ProfileChanges = typeof ProfileChanges.Type;

export const changeUser = endpoint({
  summary: "Changes the own profile",
  method: "PATCH",
  path: "/api/user",
  access: "player",
  changes: ["players", "sessions"],
  body: ProfileChanges,
  success: { status: 200, body: User },
  refusals: ["EmailTaken", "NotSignedIn", "PasswordMissing", "PasswordWrong", "TooManyAttempts"],
});
