import { describe, test } from "vitest";
import { Cents } from "../shared/values.ts";
import { sideGameDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  choose,
  create,
  created,
  hole,
  join,
  measure,
  nearest,
  round1,
  round2,
  sideGameId,
  skins,
  wolf,
} from "./examples.ts";
import { HoleIsNotPar3, SideGameNotFound } from "./rejections.ts";

const { given } = scenario(sideGameDecider);

describe("creating", () => {
  test("a side game is created with the settings that its organiser chose", () =>
    given().when(create(skins)).then(created(skins)));

  test("a repeated command does not create the game again", () =>
    given(created(skins)).when(create(skins)).thenNothing());

  test("wolf is always played by single players, and by five at most", () => {
    const single = { ...wolf, gameFormat: "individual" } as const;
    for (const [chosen, most] of [
      [12, 5],
      [null, 5],
      [4, 4],
    ] as const) {
      given()
        .when(create({ ...wolf, gameFormat: "team", maxParticipants: chosen }))
        .then(created({ ...single, maxParticipants: most }));
    }
  });

  test("the Ryder Cup is always played by teams", () =>
    given()
      .when(create({ ...skins, gameType: "ryder_cup" }))
      .then(created({ ...skins, gameType: "ryder_cup", gameFormat: "team" })));

  test("the closest to the pin is played on par 3s", () =>
    given().when(create(nearest)).then(created(nearest)));

  test("the closest to the pin is refused on a hole that is not a par 3", () =>
    given()
      .when(create({ ...nearest, holeNumbers: [hole(3), hole(4)] }))
      .thenRejected(new HoleIsNotPar3({ sideGameId, holeNumber: hole(4) })));

  test("the closest to the pin is refused on a hole that the course does not have", () =>
    given()
      .when(create({ ...nearest, holeNumbers: [hole(12)] }))
      .thenRejected(new HoleIsNotPar3({ sideGameId, holeNumber: hole(12) })));

  test("the closest to the pin is refused on such a hole in a round with its own holes", () => {
    const rounds = [
      { roundNumber: round1, holeNumbers: [hole(3)], purse: Cents.make(10), description: "" },
      { roundNumber: round2, holeNumbers: [hole(5)], purse: Cents.make(10), description: "" },
    ];
    given()
      .when(create({ ...nearest, holeNumbers: [], separateRounds: rounds }))
      .thenRejected(new HoleIsNotPar3({ sideGameId, holeNumber: hole(5) }));
  });

  test("while the tournament has no course, the closest to the pin may be played on any hole", () => {
    const anyHole = { ...nearest, holeNumbers: [hole(4)] };
    given().when(create(anyHole, [])).then(created(anyHole));
  });
});

test.for([
  ["joined", join(ana)],
  ["measured", measure(ana, 3, 4.2)],
  ["chosen in", choose(ana, ben)],
] as const)("nothing can be %s before the game is created", ([, command]) =>
  given().when(command).thenRejected(new SideGameNotFound({ sideGameId })),
);
