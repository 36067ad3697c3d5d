import { Effect, Predicate } from "effect";
import { Administrators } from "../ports/Administrators.ts";
import { Passwords } from "../ports/Passwords.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Sessions } from "../ports/Sessions.ts";
import { createAdministrator } from "./createAdministrator.ts";
import { hashNewPassword } from "./newPassword.ts";

interface Login {
  readonly email: string;
  readonly password: string;
}

/**
 * The super admin of the settings exists, with this password. Every start may say so again: nothing
 * is written unless something differs. A name that was given before stays.
 */
export const ensureSuperAdmin = Effect.fn("ensureSuperAdmin")(
  function* ({ email, password }: Login, origin: ChangeOrigin) {
    const administrators = yield* Administrators;
    const found = yield* administrators.byEmailForSignIn(email.trim());
    if (!found) return yield* createAdministrator({ ...unnamed, email, password }, origin);

    const { id } = found.administrator;
    const passwords = yield* Passwords;
    if (!(yield* passwords.verify(password, found.passwordHash))) {
      yield* administrators.setPassword(id, yield* hashNewPassword(password), origin);
      yield* Sessions.use((sessions) => sessions.endAllOf({ kind: "admin", id }));
    }
    return (yield* administrators.change(id, { accountType: "super_admin" }, origin)).after;
  },
  // Of two processes that start together one is first.
  Effect.retry({ times: 1, while: Predicate.isTagged("EmailTaken") }),
);

const unnamed = {
  firstName: "Super",
  lastName: "Admin",
  accountType: "super_admin",
  event: null,
  mobileNumber: null,
};
