import { Effect, Option } from "effect";
import { Gauge } from "prom-client";
import { LastBackup } from "../../application/ports/LastBackup.ts";
import { registry } from "./recorded.ts";
import { unlessAway } from "./unlessAway.ts";

const takenAt = new Gauge({
  name: "golf_last_backup_timestamp_seconds",
  help: "When the last good backup was taken; 0 if there is none",
  registers: [registry],
});
// It begins as 0, which must not be told before anybody has looked.
takenAt.remove();

/** An event store that has backups of its own has no such metric. */
export const collectLastBackup = unlessAway(
  Effect.gen(function* () {
    const last = yield* LastBackup;
    if (!last.isKept) return;
    const time = Option.match(yield* last.takenAt, {
      onNone: () => 0,
      onSome: (date) => date.getTime() / 1000,
    });
    takenAt.set(time);
  }),
);
