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
  test("two players meet", () => given().when(arrange()).then(arranged()));

  test("only once, whichever of them is named first", () => {
    const rejection = new MatchAlreadyExists({ matchId: anaBen.matchId });
    given(arranged()).when(arrange()).thenRejected(rejection);
    given(arranged()).when(arrange(benAna)).thenRejected(rejection);
  });

  test("nobody plays against themselves", () => {
    const rejection = new MatchAgainstOneself({ matchId: alone.matchId });
    given().when(arrange(alone)).thenRejected(rejection);
    given().when(record(halved, alone)).thenRejected(rejection);
  });

  test("also after the cards have decided it", () =>
    given(decidedByScores(won("3&2")))
      .when(arrange())
      .then(arranged()));
});

describe("recording a result", () => {
  test("of an arranged match", () =>
    given(arranged())
      .when(record(won("19 holes")))
      .then(decidedByAdmin(won("19 holes"))));

  test("of one that nobody has arranged yet", () =>
    given().when(record(halved)).then(arranged(), decidedByAdmin(halved)));

  test("from the other side keeps the order of the players", () =>
    given(arranged())
      .when(record(won("2 up"), benAna))
      .then(decidedByAdmin(lost("2 up"))));

  test("twice records it once", () => {
    given(arranged(), decidedByAdmin(halved)).when(record(halved)).thenNothing();
    given(arranged(), decidedByAdmin(won("1 up")))
      .when(record(lost("1 up"), benAna))
      .thenNothing();
  });

  test("administrators may change their mind", () =>
    given(arranged(), decidedByAdmin(won("1 up")))
      .when(record(won("2 up")))
      .then(decidedByAdmin(won("2 up"))));

  test("stands before what the cards say, even when it is the same", () =>
    given(arranged(), decidedByScores(won("1 up")))
      .when(record(won("1 up")))
      .then(decidedByAdmin(won("1 up"))));
});

describe("what the cards say", () => {
  test("is announced", () =>
    given()
      .when(announce(won("3&2")))
      .then(decidedByScores(won("3&2"))));

  test("once, from whichever side", () => {
    given(decidedByScores(won("3&2")))
      .when(announce(won("3&2")))
      .thenNothing();
    given(decidedByScores(won("3&2")))
      .when(announce(lost("3&2"), benAna))
      .thenNothing();
  });

  test("again after a correction", () =>
    given(decidedByScores(won("3&2")))
      .when(announce(won("2&1")))
      .then(decidedByScores(won("2&1"))));

  test("in the order in which the match was arranged", () =>
    given(arranged(benAna))
      .when(announce(won("3&2")))
      .then(decidedByScores(lost("3&2"), benAna)));

  test("never overwrites what an administrator recorded", () => {
    const stands = given(arranged(), decidedByAdmin(lost(null)));
    stands.when(announce(won("3&2"))).thenNothing();
    stands.when(reopen).thenNothing();
  });

  test("is taken back when a correction leaves the match open", () =>
    given(decidedByScores(won("3&2")))
      .when(reopen)
      .then(reopened));

  test("is taken back once", () => {
    given(decidedByScores(halved), reopened).when(reopen).thenNothing();
    given(arranged()).when(reopen).thenNothing();
  });
});
