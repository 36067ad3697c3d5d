import { describe, test } from "vitest";
import { tournamentDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  at,
  change,
  changeAfterRound,
  changed,
  created,
  moved,
  settings,
  tournamentId,
} from "./examples.ts";
import {
  EndsBeforeStart,
  RoundsHaveScores,
  StaleEdit,
  TermsOfPlayAreFixed,
  TournamentNotFound,
} from "./rejections.ts";

const { given } = scenario(tournamentDecider);
const endsBeforeStart = new EndsBeforeStart({ tournamentId });
const notFound = new TournamentNotFound({ tournamentId });

describe("changing settings", () => {
  test("only settings that differ are recorded", () =>
    given(created())
      .when(change({ name: "Autumn Open", location: settings.location }))
      .then(changed({ name: "Autumn Open" })));

  test("a setting that is not named stays as it is", () =>
    given(created(), changed({ name: "Autumn Open" }))
      .when(change({ location: "New Course" }))
      .then(changed({ location: "New Course" })));

  test("the same settings again change nothing", () =>
    given(created(), changed({ name: "Autumn Open" }))
      .when(change({ name: "Autumn Open", availableSideGames: [...settings.availableSideGames] }))
      .thenNothing());

  test("an edit without settings changes nothing", () =>
    given(created()).when(change({})).thenNothing());

  test("null removes an optional setting", () =>
    given(created())
      .when(change({ endDate: null }))
      .then(changed({ endDate: null })));

  test("a new end before the present start is refused", () =>
    given(created())
      .when(change({ endDate: at("2026-06-05") }))
      .thenRejected(endsBeforeStart));

  test("a new start after the present end is refused", () =>
    given(created())
      .when(change({ startDate: at("2026-06-08") }))
      .thenRejected(endsBeforeStart));

  test("start and end can move together", () => {
    const later = { startDate: at("2026-07-04"), endDate: at("2026-07-05") };
    return given(created()).when(change(later)).then(changed(later));
  });

  test("settings cannot change without a tournament", () =>
    given().when(change({})).thenRejected(notFound));
});

describe("changing settings once scores exist", () => {
  test("a round with scores cannot be removed", () =>
    given(created({ numberOfRounds: 3 }))
      .when(changeAfterRound(2, { numberOfRounds: 1 }))
      .thenRejected(new RoundsHaveScores({ tournamentId })));

  test("a round without scores can be removed", () =>
    given(created({ numberOfRounds: 3 }))
      .when(changeAfterRound(2, { numberOfRounds: 2 }))
      .then(changed({ numberOfRounds: 2 })));

  test("rounds may be added", () =>
    given(created())
      .when(changeAfterRound(2, { numberOfRounds: 4 }))
      .then(changed({ numberOfRounds: 4 })));

  test("another course brings its tee with it, also once players have scores", () => {
    const other = { courseId: null, teeId: null };
    given(created()).when(changeAfterRound(1, other)).then(changed(other));
  });

  test.for([{ handicapAllowance: 100 }, { teeId: null }])(
    "the terms of play cannot change: %o",
    (terms) =>
      given(created())
        .when(changeAfterRound(1, terms))
        .thenRejected(new TermsOfPlayAreFixed({ tournamentId })),
  );

  test("the terms of play can be sent again without a change", () => {
    const { handicapAllowance, teeId } = settings;
    return given(created())
      .when(changeAfterRound(1, { handicapAllowance, teeId, name: "Autumn Open" }))
      .then(changed({ name: "Autumn Open" }));
  });

  test("before the first card the terms of play can change", () =>
    given(created())
      .when(change({ handicapAllowance: 100, teeId: null }))
      .then(changed({ handicapAllowance: 100, teeId: null })));
});

describe("two people who edit the settings", () => {
  const editBasedOn = (revision: number) => ({ ...change({ name: "Mine" }), basedOn: revision });
  const theirs = changed({ name: "Theirs" });
  const byClock = moved("upcoming", "active");
  const byAdmin = moved("upcoming", "cancelled", "admin");
  const refusal = new StaleEdit({ tournamentId, basedOn: 0 });

  test("an edit that is based on the latest revision is accepted", () =>
    given(created(), theirs)
      .when(editBasedOn(1))
      .then(changed({ name: "Mine" })));

  test("an edit that is based on an older revision is refused", () =>
    given(created(), theirs).when(editBasedOn(0)).thenRejected(refusal));

  test("an edit that is based on an older revision is refused even for another setting", () =>
    given(created(), theirs)
      .when({ ...change({ location: "New Course" }), basedOn: 0 })
      .thenRejected(refusal));

  test("a status that an administrator sets counts as an edit", () =>
    given(created(), byAdmin).when(editBasedOn(0)).thenRejected(refusal));

  test("a status that the clock sets does not count as an edit", () =>
    given(created(), byClock)
      .when(editBasedOn(0))
      .then(changed({ name: "Mine" })));

  test("an edit before a status of the clock still counts", () =>
    given(created(), theirs, byClock).when(editBasedOn(0)).thenRejected(refusal));

  test("an edit that is based on a revision that does not exist is refused", () =>
    given(created(), theirs)
      .when(editBasedOn(2))
      .thenRejected(new StaleEdit({ tournamentId, basedOn: 2 })));

  test("an edit that is based on the revision of the clock is accepted", () =>
    given(created(), byClock)
      .when(editBasedOn(1))
      .then(changed({ name: "Mine" })));

  test("an edit without a revision is accepted", () =>
    given(created(), theirs)
      .when(change({ name: "Mine" }))
      .then(changed({ name: "Mine" })));

  test("an older revision is the first reason for a refusal", () =>
    given(created(), theirs)
      .when({ ...change({ endDate: at("2026-06-01") }), basedOn: 0 })
      .thenRejected(refusal));
});
