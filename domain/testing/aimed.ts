import type { OpenCard } from "../scorecard/scorecard.ts";
import type { SettleHoleDispute } from "../scorecard/settleDispute.ts";

/**
 * Aims a command at an existing disputed hole, if there is one, because random entry ids would
 * never match.
 */
export const aimed = <Command extends SettleHoleDispute>(
  command: Command,
  card: OpenCard | undefined,
): Command => {
  const [dispute] = card?.disputes ?? [];
  if (!dispute) return command;
  const [holeNumber, entries] = dispute;
  const { entryId } = entries[command.holeNumber % entries.length] ?? command;
  return { ...command, holeNumber, entryId };
};
