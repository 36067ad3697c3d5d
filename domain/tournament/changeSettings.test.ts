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
  test("only what differs is recorded", () =>
    given(created())
      .when(change({ name: "Autumn Open", location: settings.location }))
      .then(changed({ name: "Autumn Open" })));

  test("what is not named stays as it is", () =>
    given(created(), changed({ name: "Autumn Open" }))
      .when(change({ location: "New Course" }))
      .then(changed({ location: "New Course" })));

  test("the same again changes nothing", () =>
    given(created(), changed({ name: "Autumn Open" }))
      .when(change({ name: "Autumn Open", availableSideGames: [...settings.availableSideGames] }))
      .thenNothing());

  test("nothing named, nothing changed", () => given(created()).when(change({})).thenNothing());

  test("null takes an optional setting away", () =>
    given(created())
      .when(change({ endDate: null }))
      .then(changed({ endDate: null })));

  test("the end is compared with the start that stays", () =>
    given(created())
      .when(change({ endDate: at("2026-06-05") }))
      .thenRejected(endsBeforeStart));

  test("and the start with the end that stays", () =>
    given(created())
      .when(change({ startDate: at("2026-06-08") }))
      .thenRejected(endsBeforeStart));

  test("both may move together", () => {
    const later = { startDate: at("2026-07-04"), endDate: at("2026-07-05") };
    return given(created()).when(change(later)).then(changed(later));
  });

  test("there must be a tournament", () => given().when(change({})).thenRejected(notFound));
});

describe("changing settings once scores exist", () => {
  test("rounds with scores stay", () =>
    given(created({ numberOfRounds: 3 }))
      .when(changeAfterRound(2, { numberOfRounds: 1 }))
      .thenRejected(new RoundsHaveScores({ tournamentId })));

  test("rounds without scores may go", () =>
    given(created({ numberOfRounds: 3 }))
      .when(changeAfterRound(2, { numberOfRounds: 2 }))
      .then(changed({ numberOfRounds: 2 })));

  test("rounds may be added", () =>
    given(created())
      .when(changeAfterRound(2, { numberOfRounds: 4 }))
      .then(changed({ numberOfRounds: 4 })));

  test.for([{ handicapAllowance: 100 }, { teeId: null }])("terms of play are fixed: %o", (terms) =>
    given(created())
      .when(changeAfterRound(1, terms))
      .thenRejected(new TermsOfPlayAreFixed({ tournamentId })),
  );

  test("they may be sent as they are", () => {
    const { handicapAllowance, teeId } = settings;
    return given(created())
      .when(changeAfterRound(1, { handicapAllowance, teeId, name: "Autumn Open" }))
      .then(changed({ name: "Autumn Open" }));
  });

  test("before the first card they may change", () =>
    given(created())
      .when(change({ handicapAllowance: 100, teeId: null }))
      .then(changed({ handicapAllowance: 100, teeId: null })));
});

describe("two people editing", () => {
  const basedOn = (revision: number) => ({ ...change({ name: "Mine" }), basedOn: revision });
  const theirs = changed({ name: "Theirs" });
  const byClock = moved("upcoming", "active");
  const byAdmin = moved("upcoming", "cancelled", "admin");
  const refusal = new StaleEdit({ tournamentId, basedOn: 0 });

  test("who saw the present settings may change them", () =>
    given(created(), theirs)
      .when(basedOn(1))
      .then(changed({ name: "Mine" })));

  test("who did not must look again", () =>
    given(created(), theirs).when(basedOn(0)).thenRejected(refusal));

  test("even for an edit of something else", () =>
    given(created(), theirs)
      .when({ ...change({ location: "New Course" }), basedOn: 0 })
      .thenRejected(refusal));

  test("a status set by hand is an edit", () =>
    given(created(), byAdmin).when(basedOn(0)).thenRejected(refusal));

  test("the clock is not", () =>
    given(created(), byClock)
      .when(basedOn(0))
      .then(changed({ name: "Mine" })));

  test("nor does the clock hide an edit before it", () =>
    given(created(), theirs, byClock).when(basedOn(0)).thenRejected(refusal));

  test("nor does anyone have a revision that never was", () =>
    given(created(), theirs)
      .when(basedOn(2))
      .thenRejected(new StaleEdit({ tournamentId, basedOn: 2 })));

  test("the revision that the clock made is known", () =>
    given(created(), byClock)
      .when(basedOn(1))
      .then(changed({ name: "Mine" })));

  test("without a revision the last edit wins", () =>
    given(created(), theirs)
      .when(change({ name: "Mine" }))
      .then(changed({ name: "Mine" })));

  test("this is said before anything else", () =>
    given(created(), theirs)
      .when({ ...change({ endDate: at("2026-06-01") }), basedOn: 0 })
      .thenRejected(refusal));
});
