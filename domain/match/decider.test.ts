import { describe, test } from "vitest";
import { matchDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  anaBen,
  announce,
  arrange,
  arranged,
  benAna,
  decidedByAdmin,
  decidedByScores,
  halved,
  lost,
  meeting,
  record,
  reopen,
  reopened,
  won,
} from "./examples.ts";
import { MatchAgainstOneself, MatchAlreadyExists } from "./rejections.ts";

const { given } = scenario(matchDecider);
const alone = meeting(ana, ana);

describe("arranging a match", () => {
  test("two players are arranged to meet", () => given().when(arrange()).then(arranged()));

  test("a match is arranged only once, whichever player is named first", () => {
    const rejection = new MatchAlreadyExists({ matchId: anaBen.matchId });
    given(arranged()).when(arrange()).thenRejected(rejection);
    given(arranged()).when(arrange(benAna)).thenRejected(rejection);
  });

  test("nobody can have a match against themselves", () => {
    const rejection = new MatchAgainstOneself({ matchId: alone.matchId });
    given().when(arrange(alone)).thenRejected(rejection);
    given().when(record(halved, alone)).thenRejected(rejection);
  });

  test("a match can be arranged after the cards have decided it", () =>
    given(decidedByScores(won("3&2")))
      .when(arrange())
      .then(arranged()));
});

describe("recording a result", () => {
  test("an administrator records the result of an arranged match", () =>
    given(arranged())
      .when(record(won("19 holes")))
      .then(decidedByAdmin(won("19 holes"))));

  test("recording a result arranges a match that nobody has arranged yet", () =>
    given().when(record(halved)).then(arranged(), decidedByAdmin(halved)));

  test("a result that names the players in the other order is recorded in the order of the match", () =>
    given(arranged())
      .when(record(won("2 up"), benAna))
      .then(decidedByAdmin(lost("2 up"))));

  test("the same result is recorded only once", () => {
    given(arranged(), decidedByAdmin(halved)).when(record(halved)).thenNothing();
    given(arranged(), decidedByAdmin(won("1 up")))
      .when(record(lost("1 up"), benAna))
      .thenNothing();
  });

  test("an administrator can record another result", () =>
    given(arranged(), decidedByAdmin(won("1 up")))
      .when(record(won("2 up")))
      .then(decidedByAdmin(won("2 up"))));

  test("an administrator's result is recorded even when the cards gave the same result", () =>
    given(arranged(), decidedByScores(won("1 up")))
      .when(record(won("1 up")))
      .then(decidedByAdmin(won("1 up"))));
});

describe("results from the cards", () => {
  test("a result of the cards is announced", () =>
    given()
      .when(announce(won("3&2")))
      .then(decidedByScores(won("3&2"))));

  test("a result is announced once, whichever player is named first", () => {
    given(decidedByScores(won("3&2")))
      .when(announce(won("3&2")))
      .thenNothing();
    given(decidedByScores(won("3&2")))
      .when(announce(lost("3&2"), benAna))
      .thenNothing();
  });

  test("another result is announced after a correction", () =>
    given(decidedByScores(won("3&2")))
      .when(announce(won("2&1")))
      .then(decidedByScores(won("2&1"))));

  test("a result is announced with the players in the order of the arranged match", () =>
    given(arranged(benAna))
      .when(announce(won("3&2")))
      .then(decidedByScores(lost("3&2"), benAna)));

  test("a result of the cards never overwrites the result of an administrator", () => {
    const stands = given(arranged(), decidedByAdmin(lost(null)));
    stands.when(announce(won("3&2"))).thenNothing();
    stands.when(reopen).thenNothing();
  });

  test("a result is taken back when a correction leaves the match open", () =>
    given(decidedByScores(won("3&2")))
      .when(reopen)
      .then(reopened));

  test("a result is taken back only once", () => {
    given(decidedByScores(halved), reopened).when(reopen).thenNothing();
    given(arranged()).when(reopen).thenNothing();
  });
});
