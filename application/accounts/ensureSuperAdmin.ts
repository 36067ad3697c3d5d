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
 * is written unless something differs. A name that was given before stays, and an archived account
 * comes back.
 */
export const ensureSuperAdmin = Effect.fn("ensureSuperAdmin")(
  function* ({ email, password }: Login, origin: ChangeOrigin) {
    const administrators = yield* Administrators;
    const found = yield* administrators.byEmail(email.trim());
    if (!found) return yield* createAdministrator({ ...unnamed, email, password }, origin);

    const { id } = found;
    const passwords = yield* Passwords;
    const known = yield* administrators.byEmailForSignIn(found.email);
    if (!(yield* passwords.verify(password, known?.passwordHash ?? null))) {
      yield* administrators.setPassword(id, yield* hashNewPassword(password), origin);
      yield* Sessions.use((sessions) => sessions.endAllOf({ kind: "admin", id }));
    }
    // Only now, so that the password of before never opens it again.
    if (found.isArchived) yield* administrators.restore(id, origin);
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
