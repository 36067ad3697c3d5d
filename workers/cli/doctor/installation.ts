import { Clock, Effect, Option, Stream } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { advice, type Finding, fine, wrong } from "../../../application/ports/Finding.ts";
import { JobAdmin } from "../../../application/ports/JobAdmin.ts";
import { LastBackup } from "../../../application/ports/LastBackup.ts";
import {
  isLate,
  ProjectionAdmin,
  type ProjectionStatus,
} from "../../../application/ports/ProjectionAdmin.ts";
import { refuseOpenDemo } from "../demo/publishedPassword.ts";
import { countText } from "../terminal/countText.ts";
import { backupFinding } from "./backupFinding.ts";

/** The content of the installation: read models, streams, and super admins. */
export const installationFindings = Effect.fnUntraced(function* (isProduction: boolean) {
  const { status, longStreams } = yield* ProjectionAdmin;
  return [
    ...readModels(yield* status),
    ...(yield* longStreams).map(({ stream, events }) =>
      advice(
        "streams",
        `${stream} has ${events} events, which makes it slow to read.`,
        "Nothing is lost. See who writes that much: a script, perhaps.",
      ),
    ),
    ...(yield* events),
    ...(yield* backup),
    yield* superAdmins,
    yield* demo(isProduction),
  ];
});

export const readModels = (all: ReadonlyArray<ProjectionStatus>): ReadonlyArray<Finding> => {
  const failed = all.filter((one) => one.failed !== null);
  const late = all.filter(isLate);
  if (failed.length + late.length === 0) {
    return [fine("read models", `All ${all.length} follow the events.`)];
  }
  return [
    ...failed.map(({ projection, failed: stands }) =>
      wrong(
        "read models",
        `${projection} stands still: ${stands?.error ?? ""}.`,
        'See "When a read model fails" in docs/operations.md; golf rebuild makes it anew.',
      ),
    ),
    ...late.map(({ projection, behind }) =>
      wrong(
        "read models",
        `${projection} is ${behind} events behind.`,
        "Start the product, or npm run projector; if it runs, give it time.",
      ),
    ),
  ];
};

/** Nothing where the event store seals no events. */
const events = Effect.map(
  EventLog.use(({ proof }) => Stream.runLast(proof)),
  Option.match({
    onNone: () => [],
    onSome: ({ position, broken }) => [
      broken
        ? wrong(
            "events",
            `Those after position ${broken.after} are not as they were appended.`,
            "Rebuild nothing: golf verify says which, and a backup or a record says what they were.",
          )
        : fine("events", `All ${position} are as they were appended.`),
    ],
  }),
);

/** Nothing where the event store has backups of its own. */
const backup = Effect.gen(function* () {
  const { isKept, takenAt } = yield* LastBackup;
  return isKept ? [backupFinding(yield* takenAt, yield* Clock.currentTimeMillis)] : [];
});

const superAdmins = Effect.map(
  Administrators.use(({ list }) => list("active")),
  (all) => {
    const supers = all.filter(({ accountType }) => accountType === "super_admin").length;
    return supers === 0
      ? wrong("administrators", "There is no super admin.", "golf admin create --type super_admin")
      : fine("administrators", `${countText(supers, "super admin")}.`);
  },
);

const demo = (isProduction: boolean) =>
  Effect.map(Effect.result(refuseOpenDemo), (result) => {
    if (result._tag === "Success") return fine("demo", "No published password opens an account.");
    const says = "The published password of the demo opens accounts.";
    const todo = "golf demo remove, before others reach this installation.";
    return isProduction ? wrong("demo", says, todo) : advice("demo", says, todo);
  });

/** The waiting jobs, in a queue that may be on another server. */
export const queueFindings = Effect.map(
  JobAdmin.use(({ counts }) => counts),
  ({ waiting, running, failed }): ReadonlyArray<Finding> => [
    failed === 0
      ? fine("queue", `It answers: ${waiting} waiting, ${running} running, none failed.`)
      : wrong(
          "queue",
          `${countText(failed, "job")} failed for good.`,
          "golf jobs says why; after the mend golf jobs retry --all.",
        ),
  ],
);
