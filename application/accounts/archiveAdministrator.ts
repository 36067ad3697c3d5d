import { Effect } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";
import { Administrators } from "../ports/Administrators.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { Sessions } from "../ports/Sessions.ts";

/**
 * The account stays, because the history names it. It cannot sign in any more, and its sessions
 * end.
 */
export const archiveAdministrator = Effect.fn("archiveAdministrator")(function* (
  id: AdministratorId,
  origin: ChangeOrigin,
) {
  const administrator = yield* Administrators.use((port) => port.archive(id, origin));
  yield* Sessions.use((sessions) => sessions.endAllOf({ kind: "admin", id }));
  return administrator;
});
