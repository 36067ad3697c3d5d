import { isTakenBack, recordTraits } from "../../../../../domain/golf/sideGames/holeRecord.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { recordCalls } from "../../../../contract/sideGame/sideGameRecords.ts";
import { callUnlessLate } from "../../../data/call.ts";
import { changes } from "../../../data/changes.ts";
import { inTime } from "../../../outbox/retry.ts";
import type { WaitingRecord } from "./waitingEntry.ts";

/** Sends the record of a hole, and returns what has been done once it is shown. */
export const sendRecord = async (
  playerId: PlayerId,
  { key, sideGameId, record }: WaitingRecord,
): Promise<string> => {
  const attempt = { params: { sideGameId }, idempotencyKey: key, playerId, body: record };
  const { kind } = record;
  await inTime((signal) => callUnlessLate(recordCalls[kind], { ...attempt, signal }));
  await changes.areShown();
  return `${recordTraits[kind].label} ${isTakenBack(record) ? "taken back" : "saved"}`;
};
