import { describe, test } from "vitest";
import { teeSheetDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  changeGroup,
  cleo,
  dora,
  early,
  first,
  groupChanged,
  groupCreated,
  groupNumber,
  groupRemoved,
  late,
  tournamentId,
} from "./examples.ts";
import { InAnotherGroup, StaleGroupEdit } from "./rejections.ts";

const { given } = scenario(teeSheetDecider);
const second = groupNumber(3);

describe("a player who comes out of another group", () => {
  const history = [groupCreated(early, [ana, ben]), groupCreated(late, [cleo])];
  const takesFrom = { groupId: early, basedOn: 0 };

  test("leaves it at the same moment", () =>
    given(...history)
      .when(changeGroup(late, [cleo, ben], { takesFrom }))
      .then(groupChanged(early, [ana]), groupChanged(late, [cleo, ben])));

  test("leaves no empty group behind", () =>
    given(groupCreated(early, [ana]), groupCreated(late, [cleo]))
      .when(changeGroup(late, [cleo, ana], { takesFrom }))
      .then(groupRemoved(early), groupChanged(late, [cleo, ana])));

  test("does not move when a colleague has changed that group", () =>
    given(...history, groupChanged(early, [ana, ben, dora]))
      .when(changeGroup(late, [cleo, ben], { takesFrom }))
      .thenRejected(new StaleGroupEdit({ tournamentId, ...takesFrom })));

  test("comes out of no third group", () =>
    given(...history, groupCreated(second, [dora]))
      .when(changeGroup(late, [cleo, dora], { takesFrom }))
      .thenRejected(
        new InAnotherGroup({ tournamentId, groupId: late, round: first, playerId: dora }),
      ));
});
