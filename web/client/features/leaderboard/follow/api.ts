import type { ShareCode } from "../../../../../domain/shared/values.ts";
import { getFollowedBoard } from "../../../../contract/follow.ts";
import { readOf } from "../../../data/read.ts";
import { withRowKeys } from "./withRowKeys.ts";

export const followedBoardQuery = (shareCode: ShareCode) => ({
  ...readOf(getFollowedBoard, { shareCode }),
  select: withRowKeys,
});
