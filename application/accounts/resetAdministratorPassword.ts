import { Effect } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";
import { Administrators } from "../ports/Administrators.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Sessions } from "../ports/Sessions.ts";
import { hashNewPassword } from "./newPassword.ts";

/** All sessions that began with the old password end. */
export const resetAdministratorPassword = Effect.fn("resetAdministratorPassword")(function* (
  id: AdministratorId,
  newPassword: string,
  origin: ChangeOrigin,
) {
  const passwordHash = yield* hashNewPassword(newPassword);
  yield* Administrators.use((port) => port.setPassword(id, passwordHash, origin));
  yield* Sessions.use((sessions) => sessions.endAllOf({ kind: "admin", id }));
});
