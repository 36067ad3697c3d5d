import {
  type SettleHoleDispute,
  settleHoleDispute as settle,
} from "../../domain/scorecard/settleDispute.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";

/** A marker or an administrator decides which entry of a disputed hole counts. */
export const settleHoleDispute = (settling: SettleHoleDispute, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(settling.card), context, (state) => settle(settling, state)),
  );
