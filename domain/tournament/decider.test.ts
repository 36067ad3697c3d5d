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
  test("it starts with all its settings", () => given().when(create()).then(created()));

  test("once", () => given(created()).when(create()).thenNothing());

  test("whatever has become of it since", () =>
    given(created(), changed({ name: "Autumn Open" }))
      .when(create())
      .thenNothing());

  test("it may be completed from the beginning", () =>
    given()
      .when({ ...create(), status: "completed" })
      .then({ ...created(), status: "completed" }));

  test.for([
    ["a day before its start", "2026-06-06", "2026-06-05", endsBeforeStart],
    ["an hour before its start", "2026-06-06T10:00:00", "2026-06-06T09:00:00", endsBeforeStart],
  ] as const)("it cannot end %s", ([, startDate, endDate, refusal]) =>
    given()
      .when(create({ startDate: at(startDate), endDate: at(endDate) }))
      .thenRejected(refusal),
  );

  test.for([
    ["on the day of its start", "2026-06-06", "2026-06-06"],
    ["at the time of its start", "2026-06-06T10:00:00", "2026-06-06T10:00:00"],
    ["at some time of the day of its start", "2026-06-06", "2026-06-06T09:00:00"],
    ["on the day of its start, whatever the time", "2026-06-06T10:00:00", "2026-06-06"],
  ] as const)("it may end %s", ([, startDate, endDate]) => {
    const dates = { startDate: at(startDate), endDate: at(endDate) };
    return given().when(create(dates)).then(created(dates));
  });

  test("dates may come later", () =>
    given()
      .when(create({ startDate: null }))
      .then(created({ startDate: null })));

  test("late deadlines are welcome", () =>
    given()
      .when(create({ registrationDeadline: at("2026-06-07") }))
      .then(created({ registrationDeadline: at("2026-06-07") })));
});

describe("setting the status by hand", () => {
  test.for(["active", "completed", "cancelled"] as const)("upcoming becomes %s", (status) =>
    given(created())
      .when(change({}, status))
      .then(moved("upcoming", status, "admin")),
  );

  test("a cancelled tournament may be taken up again", () =>
    given(created(), moved("upcoming", "cancelled", "admin"))
      .when(change({}, "upcoming"))
      .then(moved("cancelled", "upcoming", "admin")));

  test("the present status is no change", () =>
    given(created()).when(change({}, "upcoming")).thenNothing());

  test("one edit may change both", () =>
    given(created())
      .when(change({ name: "Autumn Open" }, "cancelled"))
      .then(changed({ name: "Autumn Open" }), moved("upcoming", "cancelled", "admin")));

  test("or nothing, when a setting is refused", () =>
    given(created())
      .when(change({ endDate: at("2026-06-01") }, "cancelled"))
      .thenRejected(endsBeforeStart));
});

describe("following the schedule", () => {
  const activated = moved("upcoming", "active");
  const ended = moved("active", "completed");

  test("nothing is due before the start day", () =>
    given(created()).when(followSchedule("2026-06-05T23:59:59")).thenNothing());

  test("it starts on the start day", () =>
    given(created()).when(followSchedule("2026-06-06T00:00:00")).then(activated));

  test("it goes on through the end day", () =>
    given(created(), activated).when(followSchedule("2026-06-07T23:59:59")).thenNothing());

  test("it is over on the day after", () =>
    given(created(), activated).when(followSchedule("2026-06-08")).then(ended));

  test("it goes all the way that the dates say", () =>
    given(created()).when(followSchedule("2026-06-08")).then(activated, ended));

  test("without an end day it ends with its start day", () =>
    given(created({ endDate: null }))
      .when(followSchedule("2026-06-07"))
      .then(activated, ended));

  test("without a start day it waits", () =>
    given(created({ startDate: null }))
      .when(followSchedule("2027-01-01"))
      .thenNothing());

  test("it never goes back when it is put off", () =>
    given(created(), activated, changed({ startDate: at("2026-07-04"), endDate: null }))
      .when(followSchedule("2026-06-06"))
      .thenNothing());

  test("changed dates count", () =>
    given(created(), activated, changed({ endDate: at("2026-06-09") }))
      .when(followSchedule("2026-06-08"))
      .thenNothing());

  test.for(["completed", "cancelled"] as const)("%s is for good", (status) =>
    given(created(), moved("upcoming", status, "admin"))
      .when(followSchedule("2026-06-06"))
      .thenNothing(),
  );

  test("who takes it up again sets the clock going again", () =>
    given(
      created(),
      moved("upcoming", "cancelled", "admin"),
      moved("cancelled", "upcoming", "admin"),
    )
      .when(followSchedule("2026-06-06"))
      .then(activated));

  test("there must be a tournament", () =>
    given().when(followSchedule("2026-06-06")).thenRejected(notFound));
});

describe("archiving", () => {
  test("what is not over is called off", () =>
    given(created())
      .when(archive)
      .then(moved("upcoming", "cancelled", "admin"), archived));

  test.for(["completed", "cancelled"] as const)("what is %s stays so", (status) =>
    given(created(), moved("upcoming", status, "admin"))
      .when(archive)
      .then(archived),
  );

  test("once", () =>
    given(created(), moved("upcoming", "cancelled", "admin"), archived)
      .when(archive)
      .thenNothing());

  test("nobody takes it up again", () =>
    given(created(), moved("upcoming", "cancelled", "admin"), archived)
      .when(change({ name: "Autumn Open" }, "upcoming"))
      .thenRejected(notFound));

  test("there must be a tournament", () => given().when(archive).thenRejected(notFound));
});
