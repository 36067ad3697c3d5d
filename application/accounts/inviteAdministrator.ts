import { Effect } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";
import {
  type AccountType,
  type AdministratorProfile,
  Administrators,
} from "../ports/Administrators.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { archiveAdministrator } from "./archiveAdministrator.ts";
import { createAdministrator } from "./createAdministrator.ts";
import { LastSuperAdmin, OwnAccount } from "./refusals.ts";

interface Colleague extends Pick<AdministratorProfile, "firstName" | "lastName" | "email"> {
  readonly accountType: AccountType;
}

/** The account of a colleague, who chooses the password with an invitation. */
export const openAdministrator = (colleague: Colleague, origin: ChangeOrigin) =>
  createAdministrator(
    { ...colleague, event: null, mobileNumber: null, password: nobodysPassword() },
    origin,
  );

/** Nobody knows it, so nobody signs in before a password is chosen. */
const nobodysPassword = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Never the own account, and never the last one that may do everything. */
export const removeColleague = Effect.fn("removeColleague")(function* (
  by: AdministratorId,
  id: AdministratorId,
  origin: ChangeOrigin,
) {
  if (by === id) return yield* new OwnAccount();
  const { byId, list } = yield* Administrators;
  const { accountType, isArchived } = yield* byId(id);
  const others = (yield* list("active")).filter((each) => each.id !== id);
  const isLast = !others.some((each) => each.accountType === "super_admin");
  if (accountType === "super_admin" && !isArchived && isLast) return yield* new LastSuperAdmin();
  return yield* archiveAdministrator(id, origin);
});
