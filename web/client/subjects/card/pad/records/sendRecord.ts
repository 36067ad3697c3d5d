import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import {
  recordSideGameEntry,
  recordWolfChoice,
} from "../../../../../contract/sideGame/sideGames.ts";
import { callUnlessLate } from "../../../../data/call.ts";
import { changes } from "../../../../data/changes.ts";
import { inTime } from "../api.ts";
import type { WaitingRecord } from "../queue/waitingEntry.ts";

/** Sends a distance or a choice of the wolf, and returns what has been done once it is shown. */
export const sendRecord = async (
  playerId: PlayerId,
  { key, sideGameId, record }: WaitingRecord,
): Promise<string> => {
  const attempt = { params: { sideGameId }, idempotencyKey: key, playerId };
  await inTime<unknown>((signal) =>
    "wolfId" in record
      ? callUnlessLate(recordWolfChoice, { ...attempt, signal, body: record })
      : callUnlessLate(recordSideGameEntry, { ...attempt, signal, body: record }),
  );
  await changes.areShown();
  if ("wolfId" in record) return "Choice saved";
  return record.distance === null ? "Distance taken back" : "Distance saved";
};
