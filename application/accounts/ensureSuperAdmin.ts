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
 * Makes sure that the super admin of the settings exists and has this password. Every start may
 * call this: nothing is written if nothing differs. An existing account keeps its name, and an
 * archived account is restored.
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
    // The account is restored after its password was changed, so that the old password never works
    // again.
    if (found.isArchived) yield* administrators.restore(id, origin);
    return (yield* administrators.change(id, { accountType: "super_admin" }, origin)).after;
  },
  // Two processes may start at the same time. Then one of them creates the account first.
  Effect.retry({ times: 1, while: Predicate.isTagged("EmailTaken") }),
);

const unnamed = {
  firstName: "Super",
  lastName: "Admin",
  accountType: "super_admin",
  event: null,
  mobileNumber: null,
};
