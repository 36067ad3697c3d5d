import {
  rejectScorecard as reject,
  verifyScorecard as verify,
} from "../../domain/scorecard/verifyScorecard.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";

/** An administrator makes every score of a card official. */
export const verifyScorecard = (card: ScorecardKey, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) => verify({ card }, state)),
  );

/** An administrator sends a card back to its player. */
export const rejectScorecard = (card: ScorecardKey, reason: string, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) => reject({ card, reason }, state)),
  );
