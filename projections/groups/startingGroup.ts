import type { StartingGroup } from "../../domain/golf/orderOfPlay.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { GroupTables } from "./tables.ts";

type Group = Pick<GroupTables["golf_group"], "round" | "player_ids" | "start_hole">;

/** A group as the rules of the game see it. */
export const startingGroup = (group: Group): StartingGroup<PlayerId> => ({
  roundNumber: group.round,
  playerIds: group.player_ids,
  startHole: group.start_hole,
});
