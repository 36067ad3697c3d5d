import { describe, test } from "vitest";
import { sideGameDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  choose,
  chosen,
  cleo,
  created,
  dora,
  hole,
  joined,
  measure,
  measured,
  nearest,
  round1,
  round2,
  sideGameId,
  skins,
  wolf,
} from "./examples.ts";
import {
  HoleNotInSideGame,
  NotAWolfGame,
  NotInSideGame,
  SideGameTakesNoEntries,
  WolfNeedsFour,
  WolfNotOfThisGame,
} from "./rejections.ts";

const { given } = scenario(sideGameDecider);

const noHole = (number: number, round = round1) =>
  new HoleNotInSideGame({ sideGameId, round, holeNumber: hole(number) });

describe("a distance", () => {
  const game = [created(nearest), joined(ana)];

  test("is recorded", () =>
    given(...game)
      .when(measure(ana, 3, 12.5))
      .then(measured(ana, 3, 12.5)));

  test("replaces the earlier one", () =>
    given(...game, measured(ana, 3, 12.5))
      .when(measure(ana, 3, 11))
      .then(measured(ana, 3, 11)));

  test("that is known already is nothing new", () =>
    given(...game, measured(ana, 3, 12.5))
      .when(measure(ana, 3, 12.5))
      .thenNothing());

  test("is taken back", () =>
    given(...game, measured(ana, 3, 12.5))
      .when(measure(ana, 3, null))
      .then(measured(ana, 3, null)));

  test("is taken back once, if it ever was there", () => {
    given(...game)
      .when(measure(ana, 3, null))
      .thenNothing();
    given(...game, measured(ana, 3, 12.5), measured(ana, 3, null))
      .when(measure(ana, 3, null))
      .thenNothing();
  });

  test("is measured on the holes of the game", () =>
    given(...game)
      .when(measure(ana, 4, 12.5))
      .thenRejected(noHole(4)));

  test("which are all par 3s of the course where none were chosen", () => {
    const everywhere = [created({ ...nearest, holeNumbers: [] }), joined(ana)];
    given(...everywhere)
      .when(measure(ana, 3, 12.5))
      .then(measured(ana, 3, 12.5));
    given(...everywhere)
      .when(measure(ana, 4, 12.5))
      .thenRejected(noHole(4));
  });

  test("the longest drive is measured on all holes where none were chosen", () => {
    const drives = created({ ...nearest, gameType: "longest_drive", holeNumbers: [] });
    given(drives, joined(ana))
      .when(measure(ana, 4, 240))
      .then(measured(ana, 4, 240));
    given(drives, joined(ana))
      .when(measure(ana, 7, 240))
      .thenRejected(noHole(7));
    given(drives, joined(ana))
      .when(measure(ana, 18, 240, []))
      .then(measured(ana, 18, 240));
  });

  test("belongs to somebody of the game", () =>
    given(...game)
      .when(measure(ben, 3, 12.5))
      .thenRejected(new NotInSideGame({ sideGameId, playerId: ben })));

  test("is nothing to other games", () =>
    given(created(skins), joined(ana))
      .when(measure(ana, 3, 12.5))
      .thenRejected(new SideGameTakesNoEntries({ sideGameId })));
});

describe("the wolf's choice", () => {
  const three = [created(wolf), joined(ana), joined(ben), joined(cleo)];
  const four = [...three, joined(dora)];
  const wrong = new WolfNotOfThisGame({ sideGameId });

  test("is a partner", () =>
    given(...four)
      .when(choose(ana, ben))
      .then(chosen(ana, ben)));

  test("or nobody", () =>
    given(...four)
      .when(choose(ana, null))
      .then(chosen(ana, null)));

  test("replaces the earlier one", () =>
    given(...four, chosen(ana, ben))
      .when(choose(ana, null))
      .then(chosen(ana, null)));

  test("that is known already is nothing new", () =>
    given(...four, chosen(ana, ben))
      .when(choose(ana, ben))
      .thenNothing());

  test("is not the wolf itself", () =>
    given(...four)
      .when(choose(ana, ana))
      .thenRejected(wrong));

  test.for([
    [ana, dora],
    [dora, ana],
    [dora, null],
  ] as const)("is among the players of the game (%#)", ([wolfId, partnerId]) =>
    given(...three)
      .when(choose(wolfId, partnerId))
      .thenRejected(wrong),
  );

  test("needs four players", () =>
    given(...three)
      .when(choose(ana, ben))
      .thenRejected(new WolfNeedsFour({ sideGameId })));

  test("is made on the holes and in the rounds of the game", () => {
    given(...four)
      .when(choose(ana, ben, 4))
      .thenRejected(noHole(4));
    given(...four)
      .when(choose(ana, ben, 1, round2))
      .thenRejected(noHole(1, round2));
  });

  test("is nothing to other games", () =>
    given(created(skins), joined(ana), joined(ben))
      .when(choose(ana, ben))
      .thenRejected(new NotAWolfGame({ sideGameId })));
});
