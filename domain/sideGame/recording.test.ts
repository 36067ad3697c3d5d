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
  NotInSideGame,
  RecordNotOfSideGame,
  SideGameNotJoined,
  SideGameNotOpen,
  WolfNeedsThree,
  WolfNotOfThisGame,
} from "./rejections.ts";

const { given } = scenario(sideGameDecider);

const noHole = (number: number, round = round1) =>
  new HoleNotInSideGame({ sideGameId, round, holeNumber: hole(number) });

describe("a distance", () => {
  const game = [created(nearest), joined(ana)];

  test("a distance is recorded", () =>
    given(...game)
      .when(measure(ana, 3, 12.5))
      .then(measured(ana, 3, 12.5)));

  test("a distance replaces the earlier one", () =>
    given(...game, measured(ana, 3, 12.5))
      .when(measure(ana, 3, 11))
      .then(measured(ana, 3, 11)));

  test("the same distance again changes nothing", () =>
    given(...game, measured(ana, 3, 12.5))
      .when(measure(ana, 3, 12.5))
      .thenNothing());

  test("a distance is taken back", () =>
    given(...game, measured(ana, 3, 12.5))
      .when(measure(ana, 3, null))
      .then(measured(ana, 3, null)));

  test("taking a distance back changes nothing when there is none", () => {
    given(...game)
      .when(measure(ana, 3, null))
      .thenNothing();
    given(...game, measured(ana, 3, 12.5), measured(ana, 3, null))
      .when(measure(ana, 3, null))
      .thenNothing();
  });

  test("a distance is accepted only on the holes of the game", () =>
    given(...game)
      .when(measure(ana, 4, 12.5))
      .thenRejected(noHole(4)));

  test("without chosen holes, a distance to the pin is accepted on every par 3 of the course", () => {
    const everywhere = [created({ ...nearest, holeNumbers: [] }), joined(ana)];
    given(...everywhere)
      .when(measure(ana, 3, 12.5))
      .then(measured(ana, 3, 12.5));
    given(...everywhere)
      .when(measure(ana, 4, 12.5))
      .thenRejected(noHole(4));
  });

  test("without chosen holes, a longest drive is accepted on every hole of the course", () => {
    const drives = created({ ...nearest, gameType: "longest_drive", holeNumbers: [] });
    given(drives, joined(ana))
      .when(measure(ana, 4, 240))
      .then(measured(ana, 4, 240));
    given(drives, joined(ana))
      .when(measure(ana, 7, 240))
      .thenRejected(noHole(7));
    given(drives, joined(ana))
      .when(measure(ana, 18, 240, { courseHoles: [] }))
      .then(measured(ana, 18, 240));
  });

  test("a distance is accepted only for a player of the game", () =>
    given(...game)
      .when(measure(ben, 3, 12.5))
      .thenRejected(new NotInSideGame({ sideGameId, playerId: ben })));

  test("players of the game record while the tournament is played", () => {
    given(...game, joined(ben), measured(ben, 3, 14))
      .when(measure(ana, 3, 12.5, { by: ana }))
      .then(measured(ana, 3, 12.5));
    given(...game)
      .when(measure(ana, 3, 12.5, { by: ana, tournamentStatus: "upcoming" }))
      .then(measured(ana, 3, 12.5));
    given(...game)
      .when(measure(ana, 3, 12.5, { by: ben }))
      .thenRejected(new SideGameNotJoined({ sideGameId }));
  });

  test("after the tournament only the office records", () => {
    const tournamentStatus = "completed";
    given(...game)
      .when(measure(ana, 3, 12.5, { by: ana, tournamentStatus }))
      .thenRejected(new SideGameNotOpen({ sideGameId }));
    given(...game)
      .when(measure(ana, 3, 12.5, { tournamentStatus }))
      .then(measured(ana, 3, 12.5));
  });

  test("a game without measured distances refuses a distance", () =>
    given(created(skins), joined(ana))
      .when(measure(ana, 3, 12.5))
      .thenRejected(new RecordNotOfSideGame({ sideGameId, kind: "distance" })));
});

describe("the wolf's choice", () => {
  const two = [created(wolf), joined(ana), joined(ben)];
  const three = [...two, joined(cleo)];
  const four = [...three, joined(dora)];
  const wrong = new WolfNotOfThisGame({ sideGameId });

  test("the wolf chooses a partner", () =>
    given(...four)
      .when(choose(ana, ben))
      .then(chosen(ana, ben)));

  test("the wolf chooses nobody", () =>
    given(...four)
      .when(choose(ana, null))
      .then(chosen(ana, null)));

  test("a choice replaces the earlier one", () =>
    given(...four, chosen(ana, ben))
      .when(choose(ana, null))
      .then(chosen(ana, null)));

  test("the same choice again changes nothing", () =>
    given(...four, chosen(ana, ben))
      .when(choose(ana, ben))
      .thenNothing());

  test("the wolf cannot choose itself", () =>
    given(...four)
      .when(choose(ana, ana))
      .thenRejected(wrong));

  test.for([
    [ana, dora],
    [dora, ana],
    [dora, null],
  ] as const)("the wolf and the partner must be players of the game (%#)", ([wolfId, partnerId]) =>
    given(...three)
      .when(choose(wolfId, partnerId))
      .thenRejected(wrong),
  );

  test("a choice is refused before three players have joined", () => {
    given(...two)
      .when(choose(ana, ben))
      .thenRejected(new WolfNeedsThree({ sideGameId }));
    given(...three)
      .when(choose(ana, ben))
      .then(chosen(ana, ben));
  });

  test("a choice is accepted only on the holes and in the rounds of the game", () => {
    given(...four)
      .when(choose(ana, ben, 4))
      .thenRejected(noHole(4));
    given(...four)
      .when(choose(ana, ben, 1, round2))
      .thenRejected(noHole(1, round2));
  });

  test("a game that is not wolf refuses a choice", () =>
    given(created(skins), joined(ana), joined(ben))
      .when(choose(ana, ben))
      .thenRejected(new RecordNotOfSideGame({ sideGameId, kind: "wolf" })));
});
