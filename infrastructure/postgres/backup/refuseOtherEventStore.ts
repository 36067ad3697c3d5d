import { Effect, Option } from "effect";
import { BackupRefused } from "../../../application/ports/Backup.ts";
import { appConfig } from "../../config/config.ts";

/** A backup without the events would be incomplete. */
export const refuseOtherEventStore = Effect.gen(function* () {
  const { eventStoreUrl } = yield* appConfig;
  if (Option.isSome(eventStoreUrl)) {
    return yield* new BackupRefused({
      message:
        "The events are in EventStoreDB (ESDB_URL), which has backups of its own: docs/operations.md says what to back up.",
    });
  }
});
