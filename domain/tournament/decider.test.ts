import { describe, test } from "vitest";
import { tournamentDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  archive,
  archived,
  at,
  change,
  changed,
  create,
  created,
  followSchedule,
  moved,
  tournamentId,
} from "./examples.ts";
import { EndsBeforeStart, TournamentNotFound } from "./rejections.ts";

const { given } = scenario(tournamentDecider);
const endsBeforeStart = new EndsBeforeStart({ tournamentId });
const notFound = new TournamentNotFound({ tournamentId });

describe("creating a tournament", () => {
  test("a tournament is created with all its settings", () =>
    given().when(create()).then(created()));

  test("creating the same tournament again changes nothing", () =>
    given(created()).when(create()).thenNothing());

  test("creating a tournament again changes nothing after it was edited", () =>
    given(created(), changed({ name: "Autumn Open" }))
      .when(create())
      .thenNothing());

  test("a tournament can be created as completed", () =>
    given()
      .when({ ...create(), status: "completed" })
      .then({ ...created(), status: "completed" }));

  test.for([
    ["a day before its start", "2026-06-06", "2026-06-05", endsBeforeStart],
    ["an hour before its start", "2026-06-06T10:00:00", "2026-06-06T09:00:00", endsBeforeStart],
  ] as const)("a tournament cannot end %s", ([, startDate, endDate, refusal]) =>
    given()
      .when(create({ startDate: at(startDate), endDate: at(endDate) }))
      .thenRejected(refusal),
  );

  test.for([
    ["on the day of its start", "2026-06-06", "2026-06-06"],
    ["at the time of its start", "2026-06-06T10:00:00", "2026-06-06T10:00:00"],
    ["at some time of the day of its start", "2026-06-06", "2026-06-06T09:00:00"],
    ["on the day of its start, whatever the time", "2026-06-06T10:00:00", "2026-06-06"],
  ] as const)("a tournament may end %s", ([, startDate, endDate]) => {
    const dates = { startDate: at(startDate), endDate: at(endDate) };
    return given().when(create(dates)).then(created(dates));
  });

  test("a tournament can be created without dates", () =>
    given()
      .when(create({ startDate: null }))
      .then(created({ startDate: null })));

  test("a registration deadline after the start is accepted", () =>
    given()
      .when(create({ registrationDeadline: at("2026-06-07") }))
      .then(created({ registrationDeadline: at("2026-06-07") })));
});

describe("setting the status by hand", () => {
  test.for(["active", "completed", "cancelled"] as const)(
    "an upcoming tournament becomes %s",
    (status) =>
      given(created())
        .when(change({}, status))
        .then(moved("upcoming", status, "admin")),
  );

  test("a cancelled tournament can become upcoming again", () =>
    given(created(), moved("upcoming", "cancelled", "admin"))
      .when(change({}, "upcoming"))
      .then(moved("cancelled", "upcoming", "admin")));

  test("the present status again changes nothing", () =>
    given(created()).when(change({}, "upcoming")).thenNothing());

  test("one edit can change settings and status", () =>
    given(created())
      .when(change({ name: "Autumn Open" }, "cancelled"))
      .then(changed({ name: "Autumn Open" }), moved("upcoming", "cancelled", "admin")));

  test("an edit changes neither when a setting is refused", () =>
    given(created())
      .when(change({ endDate: at("2026-06-01") }, "cancelled"))
      .thenRejected(endsBeforeStart));
});

describe("following the schedule", () => {
  const activated = moved("upcoming", "active");
  const ended = moved("active", "completed");

  test("the status does not change before the start day", () =>
    given(created()).when(followSchedule("2026-06-05T23:59:59")).thenNothing());

  test("the tournament becomes active on its start day", () =>
    given(created()).when(followSchedule("2026-06-06T00:00:00")).then(activated));

  test("the tournament stays active through its end day", () =>
    given(created(), activated).when(followSchedule("2026-06-07T23:59:59")).thenNothing());

  test("the tournament is completed on the day after its end day", () =>
    given(created(), activated).when(followSchedule("2026-06-08")).then(ended));

  test("an upcoming tournament whose dates are over becomes active and then completed", () =>
    given(created()).when(followSchedule("2026-06-08")).then(activated, ended));

  test("a tournament without an end day is completed after its start day", () =>
    given(created({ endDate: null }))
      .when(followSchedule("2026-06-07"))
      .then(activated, ended));

  test("a tournament without a start day stays upcoming", () =>
    given(created({ startDate: null }))
      .when(followSchedule("2027-01-01"))
      .thenNothing());

  test("an active tournament stays active when its start is moved to a later day", () =>
    given(created(), activated, changed({ startDate: at("2026-07-04"), endDate: null }))
      .when(followSchedule("2026-06-06"))
      .thenNothing());

  test("a changed end day counts", () =>
    given(created(), activated, changed({ endDate: at("2026-06-09") }))
      .when(followSchedule("2026-06-08"))
      .thenNothing());

  test.for(["completed", "cancelled"] as const)(
    "a %s tournament does not change any more",
    (status) =>
      given(created(), moved("upcoming", status, "admin"))
        .when(followSchedule("2026-06-06"))
        .thenNothing(),
  );

  test("a tournament that an administrator made upcoming again follows its dates again", () =>
    given(
      created(),
      moved("upcoming", "cancelled", "admin"),
      moved("cancelled", "upcoming", "admin"),
    )
      .when(followSchedule("2026-06-06"))
      .then(activated));

  test("the schedule cannot be followed without a tournament", () =>
    given().when(followSchedule("2026-06-06")).thenRejected(notFound));
});

describe("archiving", () => {
  test("a tournament that is not over is cancelled and archived", () =>
    given(created())
      .when(archive)
      .then(moved("upcoming", "cancelled", "admin"), archived));

  test.for(["completed", "cancelled"] as const)(
    "a %s tournament keeps its status when it is archived",
    (status) =>
      given(created(), moved("upcoming", status, "admin"))
        .when(archive)
        .then(archived),
  );

  test("archiving a tournament again changes nothing", () =>
    given(created(), moved("upcoming", "cancelled", "admin"), archived)
      .when(archive)
      .thenNothing());

  test("an archived tournament cannot be edited", () =>
    given(created(), moved("upcoming", "cancelled", "admin"), archived)
      .when(change({ name: "Autumn Open" }, "upcoming"))
      .thenRejected(notFound));

  test("a tournament that does not exist cannot be archived", () =>
    given().when(archive).thenRejected(notFound));
});
