import { describe, expect, test } from "vitest";
import { createdIdOf } from "../shared/derivedIds.ts";
import { GroupId, HoleNumber } from "../shared/values.ts";
import { playerNumber } from "../testing/arbitraries.ts";
import { teeSheetDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  at,
  draw,
  drawId,
  early,
  groupCreated,
  groupRemoved,
  second,
  teeSheetDrawn,
} from "./examples.ts";
import { startsFrom } from "./starts.ts";
import { dayOfRound } from "./teeTimes.ts";

const { given } = scenario(teeSheetDecider);

const player = playerNumber;
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(player);
const id = (n: number) => GroupId.make(createdIdOf(drawId, n));
const drawn = (n: number, name: string, time: string, players: ReadonlyArray<number>) => ({
  groupId: id(n),
  name,
  teeTime: at(time),
  playerIds: players.map(player),
});

describe("drawing a tee sheet", () => {
  test("a draw by score puts players into groups in the given order, and none has a group alone", () =>
    given()
      .when(draw(nine))
      .then(
        teeSheetDrawn([
          drawn(0, "Group 1", "08:00", [1, 2, 3]),
          drawn(1, "Group 2", "08:10", [4, 5, 6]),
          drawn(2, "Group 3", "08:20", [7, 8, 9]),
        ]),
      ));

  test("in a random draw the seed decides the groups, and it is recorded", () =>
    given()
      .when(draw(nine.slice(0, 5), { type: "random", seed: 7, interval: 30 }))
      .then(
        teeSheetDrawn(
          [drawn(0, "Group 1", "08:00", [1, 2, 5]), drawn(1, "Group 2", "08:30", [4, 3])],
          { type: "random", seed: 7, interval: 30 },
        ),
      ));

  test("existing groups keep their players, names and times", () =>
    given(
      groupCreated(early, [player(1), player(2)], { name: "Group 7", teeTime: at("08:10") }),
      groupCreated(id(9), [player(3)], { round: second }),
    )
      .when(draw(nine.slice(0, 8)))
      .then(
        teeSheetDrawn([
          drawn(0, "Group 8", "08:00", [3, 4, 5]),
          drawn(1, "Group 9", "08:20", [6, 7, 8]),
        ]),
      ));

  test("a draw changes nothing when every player has a group", () => {
    given(groupCreated(early, nine.slice(0, 4)))
      .when(draw(nine.slice(0, 4)))
      .thenNothing();
    given().when(draw([])).thenNothing();
  });

  test("a player whose group was removed is drawn again", () =>
    given(groupCreated(early, [player(1)]), groupRemoved(early))
      .when(draw([player(1)]))
      .then(teeSheetDrawn([drawn(0, "Group 1", "08:00", [1])])));
});

describe("a draw that replaces groups", () => {
  test("the draw removes the groups of its round and puts every player into a new one", () =>
    given(
      groupCreated(early, [player(1), player(2)], { name: "Group 7" }),
      groupCreated(id(9), [player(3)], { round: second }),
    )
      .when(draw(nine.slice(0, 3), { replaces: true }))
      .then(groupRemoved(early), teeSheetDrawn([drawn(0, "Group 1", "08:00", [1, 2, 3])])));

  test("the same draw again changes nothing", () => {
    const drawnOnce = teeSheetDrawn([drawn(0, "Group 1", "08:00", [1, 2])]);
    given(drawnOnce)
      .when(draw(nine.slice(0, 2), { replaces: true }))
      .thenNothing();
  });
});

test("a draw that avoids repeats separates players who shared a group in another round", () =>
  given(
    groupCreated(early, nine.slice(0, 2), { round: second }),
    groupCreated(id(9), nine.slice(2, 4), { round: second }),
    groupCreated(id(8), nine.slice(4, 6), { round: second }),
  )
    .when(draw(nine.slice(0, 6), { type: "avoid_repeats", seed: 7 }))
    .then(
      teeSheetDrawn(
        [drawn(0, "Group 1", "08:00", [4, 2, 6]), drawn(1, "Group 2", "08:10", [5, 1, 3])],
        { type: "avoid_repeats", seed: 7 },
      ),
    ));

describe("a shotgun start", () => {
  const [one, two] = [HoleNumber.make(1), HoleNumber.make(2)];
  const holes = [one, two];

  test("one group starts on each hole at the same time, and the next ones start an interval later", () =>
    given()
      .when(draw(nine, { startHoles: holes }))
      .then(
        teeSheetDrawn([
          { ...drawn(0, "Group 1", "08:00", [1, 2, 3]), startHole: one },
          { ...drawn(1, "Group 2", "08:00", [4, 5, 6]), startHole: two },
          { ...drawn(2, "Group 3", "08:10", [7, 8, 9]), startHole: one },
        ]),
      ));

  test("a hole where a group starts already is left free", () =>
    given(groupCreated(early, [player(9)], { name: "Pros" }))
      .when(draw(nine.slice(0, 2), { startHoles: holes }))
      .then(teeSheetDrawn([{ ...drawn(0, "Group 1", "08:00", [1, 2]), startHole: two }])));
});

test("tee times continue after midnight and leave out times that are taken", () => {
  const taken = [{ teeTime: at("23:55"), startHole: null }];
  const starts = startsFrom(at("23:45"), { interval: 10, startHoles: [], taken });
  expect([0, 1, 2].map((n) => starts(n).teeTime)).toEqual([
    "2026-06-06T23:45:00",
    "2026-06-07T00:05:00",
    "2026-06-07T00:15:00",
  ]);
});

test("each round is played one day after the previous round", () => {
  expect([1, 2, 4].map((round) => dayOfRound("2026-06-29", round))).toEqual([
    "2026-06-29",
    "2026-06-30",
    "2026-07-02",
  ]);
});
