import { ownerOf } from "../../../../domain/golf/sideGames/holeRecord.ts";
import {
  inLists,
  recordsIn,
  type SideGameRecord,
} from "../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameResults } from "../../../contract/sideGame/sideGameResults.ts";
import type { GameRecord } from "../../outbox/outbox.ts";
import { isAt } from "./gameHole.ts";

/** It has no time before it arrives. */
const recordedAt = "";

/** The results with a record in the place of the earlier one of its owner. */
export const withRecord = (results: SideGameResults, record: SideGameRecord): SideGameResults => {
  const others = recordsIn(results).filter(
    (each) => !(isAt(record)(each) && ownerOf(each) === ownerOf(record)),
  );
  return { ...results, ...inLists([...others, record]) };
};

/** The results with the records over them that wait on this device. */
export const withWaiting = (
  results: SideGameResults,
  waiting: ReadonlyArray<GameRecord>,
): SideGameResults =>
  waiting
    .filter(({ sideGameId }) => sideGameId === results.sideGameId)
    .reduce((before, { record }) => withRecord(before, { ...record, recordedAt }), results);
