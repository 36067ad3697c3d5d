import { useQueryClient } from "@tanstack/react-query";
import {
  isTakenBack,
  type RecordKind,
} from "../../../../../../domain/golf/sideGames/holeRecord.ts";
import type { SideGameId } from "../../../../../../domain/shared/values.ts";
import {
  type NewSideGameRecord,
  recordCalls,
} from "../../../../../contract/sideGame/sideGameRecords.ts";
import { getSideGameResults } from "../../../../../contract/sideGame/sideGames.ts";
import { readOf } from "../../../../data/read.ts";
import { serverErrorOr } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import { withRecord } from "../../waiting.ts";

/** Records something on a hole, or takes it back; the label says what. */
export const useRecord = (sideGameId: SideGameId, kind: RecordKind, label: string) => {
  const queries = useQueryClient();
  const { queryKey } = readOf(getSideGameResults, { sideGameId });
  return useWrite(
    recordCalls[kind],
    (body: NewSideGameRecord) => ({ params: { sideGameId }, body }),
    {
      done: (_, record) => `${label} ${isTakenBack(record) ? "taken back" : "saved"}`,
      // Known at once: whoever leaves before the results are fetched again leaves nothing unsaved.
      onDone: (record) =>
        queries.setQueryData(queryKey, (results) => results && withRecord(results, record)),
      onFailed: serverErrorOr("Failed to save entry"),
    },
  );
};
