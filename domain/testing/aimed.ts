import type { OpenCard } from "../scorecard/scorecard.ts";
import type { SettleHoleDispute } from "../scorecard/settleDispute.ts";

/** The same for a hole that is disputed, if there is one: ids of entries can hardly be guessed. */
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
