import { describe, test } from "vitest";
import { playerNumber } from "../testing/arbitraries.ts";
import { teeSheetDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  at,
  ben,
  changeGroup,
  cleo,
  createGroup,
  dora,
  early,
  first,
  groupChanged,
  groupCreated,
  groupRemoved,
  late,
  removeGroup,
  second,
  tournamentId,
} from "./examples.ts";
import {
  GroupIsEmpty,
  GroupNotFound,
  GroupOfStrangers,
  GroupTooLarge,
  InAnotherGroup,
  PlayerTwiceInGroup,
  StaleGroupEdit,
} from "./rejections.ts";

const { given } = scenario(teeSheetDecider);
const which = { tournamentId, groupId: early };

describe("creating a group", () => {
  test("its players tee off together, in the order of their positions", () =>
    given()
      .when(createGroup(early, [ben, ana]))
      .then(groupCreated(early, [ben, ana])));

  test("once", () =>
    given(groupCreated(early, [ana]))
      .when(createGroup(early, [ana]))
      .thenNothing());

  test("it needs a player", () =>
    given().when(createGroup(early, [])).thenRejected(new GroupIsEmpty(which)));

  test("four are the most", () => {
    const five = [ana, ben, cleo, dora, playerNumber(1)];
    given().when(createGroup(early, five)).thenRejected(new GroupTooLarge(which));
    given()
      .when(createGroup(early, five.slice(0, 4)))
      .then(groupCreated(early, five.slice(0, 4)));
  });

  test("nobody stands in it twice", () =>
    given()
      .when(createGroup(early, [ana, ben, ana]))
      .thenRejected(new PlayerTwiceInGroup(which)));

  test("all have a place in the field", () =>
    given()
      .when(createGroup(early, [ana, ben], { notRegistered: [ben] }))
      .thenRejected(new GroupOfStrangers({ ...which, playerIds: [ben] })));

  test("who tees off with others in this round is named", () =>
    given(groupCreated(late, [cleo, ben]))
      .when(createGroup(early, [ana, ben, cleo]))
      .thenRejected(new InAnotherGroup({ ...which, round: first, playerId: ben })));

  test("each round has groups of its own", () =>
    given(groupCreated(late, [ana]))
      .when(createGroup(early, [ana], { round: second }))
      .then(groupCreated(early, [ana], { round: second })));

  test("a group that is gone holds nobody", () =>
    given(groupCreated(late, [ana]), groupRemoved(late))
      .when(createGroup(early, [ana]))
      .then(groupCreated(early, [ana])));
});

describe("changing a group", () => {
  test("everything about it may change", () =>
    given(groupCreated(early, [ana]))
      .when(changeGroup(early, [ben, cleo], { name: "Late", round: second, teeTime: at("14:30") }))
      .then(
        groupChanged(early, [ben, cleo], { name: "Late", round: second, teeTime: at("14:30") }),
      ));

  test("the same again is nothing", () =>
    given(groupCreated(early, [ana, ben]))
      .when(changeGroup(early, [ana, ben]))
      .thenNothing());

  test("another order is a change", () =>
    given(groupCreated(early, [ana, ben]))
      .when(changeGroup(early, [ben, ana]))
      .then(groupChanged(early, [ben, ana])));

  test("nobody comes from another group of the round", () =>
    given(groupCreated(early, [ana]), groupCreated(late, [ben]))
      .when(changeGroup(early, [ana, ben]))
      .thenRejected(new InAnotherGroup({ ...which, round: first, playerId: ben })));

  test("nor does a group move to a round where one of them has another", () =>
    given(groupCreated(early, [ana]), groupCreated(late, [ana], { round: second }))
      .when(changeGroup(early, [ana], { round: second }))
      .thenRejected(new InAnotherGroup({ ...which, round: second, playerId: ana })));

  test("there must be such a group", () =>
    given(groupCreated(early, [ana]), groupRemoved(early))
      .when(changeGroup(early, [ana]))
      .thenRejected(new GroupNotFound(which)));
});

describe("two who edit at once", () => {
  const history = [
    groupCreated(early, [ana]),
    groupCreated(late, [ben]),
    groupChanged(early, [ana, cleo]),
  ];

  test("who has not seen the other's edit is told so", () =>
    given(...history)
      .when(changeGroup(early, [ana, dora], { basedOn: 0 }))
      .thenRejected(new StaleGroupEdit({ ...which, basedOn: 0 })));

  test("who has seen it may go on", () =>
    given(...history)
      .when(changeGroup(early, [ana, dora], { basedOn: 2 }))
      .then(groupChanged(early, [ana, dora])));

  test("edits of other groups do not matter", () =>
    given(...history)
      .when(changeGroup(late, [ben, dora], { basedOn: 1 }))
      .then(groupChanged(late, [ben, dora])));

  test("without a revision the last edit wins", () =>
    given(...history)
      .when(changeGroup(early, [dora]))
      .then(groupChanged(early, [dora])));
});

describe("removing a group", () => {
  test("its players are free", () =>
    given(groupCreated(early, [ana]))
      .when(removeGroup(early))
      .then(groupRemoved(early)));

  test("there must be such a group", () =>
    given().when(removeGroup(early)).thenRejected(new GroupNotFound(which)));
});
