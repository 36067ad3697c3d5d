import { ScorecardCommand } from "../../domain/scorecard/commands.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { handleScorecard } from "./handleScorecard.ts";

const { VerifyScorecard, RejectScorecard } = ScorecardCommand.cases;

/** An administrator makes every score of a card official. */
export const verifyScorecard = (card: ScorecardKey, context: CommandContext) =>
  handleScorecard(VerifyScorecard.make({ card }), context);

/** An administrator sends a card back to its player. */
export const rejectScorecard = (card: ScorecardKey, reason: string, context: CommandContext) =>
  handleScorecard(RejectScorecard.make({ card, reason }), context);
