import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { refusalOfLength } from "../../domain/shared/passwordLength.ts";
import { AdministratorId } from "../../domain/shared/values.ts";
import {
  type AdministratorProfile,
  Administrators,
  accountTypes,
} from "../ports/Administrators.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { hashNewPassword } from "./newPassword.ts";
import { InvalidAdministrator } from "./refusals.ts";

/** The values as an operator types them, before any check. */
export interface AdministratorInput extends Omit<AdministratorProfile, "accountType"> {
  readonly accountType: string;
  readonly password: string;
}

/** The id follows from the command, so a retry creates no second account. */
export const createAdministrator = Effect.fn("createAdministrator")(function* (
  input: AdministratorInput,
  origin: ChangeOrigin,
) {
  const { password, ...profile } = yield* checked(input);
  const administrators = yield* Administrators;
  const passwordHash = yield* hashNewPassword(password).pipe(
    Effect.catchTag("PasswordTooCommon", ({ message }) => refuse(message)),
  );
  const id = AdministratorId.make(createdIdOf(origin.commandId));
  return yield* administrators.create({ ...profile, id, passwordHash }, origin);
});

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

const checked = Effect.fnUntraced(function* (input: AdministratorInput) {
  const email = input.email.trim();
  const firstName = input.firstName.trim();
  const lastName = input.lastName.trim();
  const accountType = accountTypes.find((type) => type === input.accountType);

  if (!address.test(email) || email.length > 254) return yield* refuse("Valid email is required");
  const wrongLength = refusalOfLength(input.password);
  if (wrongLength !== undefined) return yield* refuse(wrongLength);
  if (firstName === "") return yield* refuse("First name is required");
  if (lastName === "") return yield* refuse("Last name is required");
  if (!accountType) return yield* refuse("Account type must be super_admin or event_admin");
  return { ...input, email, firstName, lastName, accountType };
});

const refuse = (message: string) => new InvalidAdministrator({ message });
