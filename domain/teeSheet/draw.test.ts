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
  test("by score everybody tees off in the order given, nobody alone", () =>
    given()
      .when(draw(nine))
      .then(
        teeSheetDrawn([
          drawn(0, "Group 1", "08:00", [1, 2, 3]),
          drawn(1, "Group 2", "08:10", [4, 5, 6]),
          drawn(2, "Group 3", "08:20", [7, 8, 9]),
        ]),
      ));

  test("at random the seed decides, and is kept", () =>
    given()
      .when(draw(nine.slice(0, 5), { type: "random", seed: 7, interval: 30 }))
      .then(
        teeSheetDrawn(
          [drawn(0, "Group 1", "08:00", [1, 2, 5]), drawn(1, "Group 2", "08:30", [4, 3])],
          { type: "random", seed: 7, interval: 30 },
        ),
      ));

  test("groups that are there stay, with their names and their times", () =>
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

  test("where everybody has a group nothing is drawn", () => {
    given(groupCreated(early, nine.slice(0, 4)))
      .when(draw(nine.slice(0, 4)))
      .thenNothing();
    given().when(draw([])).thenNothing();
  });

  test("whose group is gone is drawn anew", () =>
    given(groupCreated(early, [player(1)]), groupRemoved(early))
      .when(draw([player(1)]))
      .then(teeSheetDrawn([drawn(0, "Group 1", "08:00", [1])])));
});

describe("a draw that replaces", () => {
  test("takes the groups of its round away and puts everybody into a new one", () =>
    given(
      groupCreated(early, [player(1), player(2)], { name: "Group 7" }),
      groupCreated(id(9), [player(3)], { round: second }),
    )
      .when(draw(nine.slice(0, 3), { replaces: true }))
      .then(groupRemoved(early), teeSheetDrawn([drawn(0, "Group 1", "08:00", [1, 2, 3])])));

  test("draws once, however often it is asked for", () => {
    const drawnOnce = teeSheetDrawn([drawn(0, "Group 1", "08:00", [1, 2])]);
    given(drawnOnce)
      .when(draw(nine.slice(0, 2), { replaces: true }))
      .thenNothing();
  });
});

test("to avoid repeats nobody meets again those of another round", () =>
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

  test("sends a group out on each hole at once, and the next ones an interval later", () =>
    given()
      .when(draw(nine, { startHoles: holes }))
      .then(
        teeSheetDrawn([
          { ...drawn(0, "Group 1", "08:00", [1, 2, 3]), startHole: one },
          { ...drawn(1, "Group 2", "08:00", [4, 5, 6]), startHole: two },
          { ...drawn(2, "Group 3", "08:10", [7, 8, 9]), startHole: one },
        ]),
      ));

  test("leaves the holes to those who start there already", () =>
    given(groupCreated(early, [player(9)], { name: "Pros" }))
      .when(draw(nine.slice(0, 2), { startHoles: holes }))
      .then(teeSheetDrawn([{ ...drawn(0, "Group 1", "08:00", [1, 2]), startHole: two }])));
});

test("tee times run into the night, past those that others have", () => {
  const taken = [{ teeTime: at("23:55"), startHole: null }];
  const starts = startsFrom(at("23:45"), { interval: 10, startHoles: [], taken });
  expect([0, 1, 2].map((n) => starts(n).teeTime)).toEqual([
    "2026-06-06T23:45:00",
    "2026-06-07T00:05:00",
    "2026-06-07T00:15:00",
  ]);
});

test("each round is played a day after the one before", () => {
  expect([1, 2, 4].map((round) => dayOfRound("2026-06-29", round))).toEqual([
    "2026-06-29",
    "2026-06-30",
    "2026-07-02",
  ]);
});
