import { useQueryClient } from "@tanstack/react-query";
import type { SideGameId } from "../../../../../../domain/shared/values.ts";
import type { Body } from "../../../../../contract/endpoint.ts";
import type { WolfChoice } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import {
  getSideGameResults,
  recordSideGameEntry,
  recordWolfChoice,
} from "../../../../../contract/sideGame/sideGames.ts";
import { serverErrorOr } from "../../../../data/errorToast.ts";
import { readOf } from "../../../../data/read.ts";
import { useWrite } from "../../../../data/write.ts";

/** Records a distance, or removes it. */
export const useRecordEntry = (sideGameId: SideGameId) =>
  useWrite(
    recordSideGameEntry,
    (body: Body<typeof recordSideGameEntry>) => ({ params: { sideGameId }, body }),
    {
      done: (_, { distance }) => (distance === null ? "Entry taken back" : "Entry saved"),
      onFailed: serverErrorOr("Failed to save entry"),
    },
  );

/** A hole has one choice: a later one replaces it. */
const withChoice = (choice: WolfChoice) => (results: SideGameResults | undefined) =>
  results && {
    ...results,
    wolfChoices: [...results.wolfChoices.filter((each) => !isOfSameHole(each, choice)), choice],
  };

const isOfSameHole = (one: WolfChoice, other: WolfChoice) =>
  one.roundNumber === other.roundNumber && one.holeNumber === other.holeNumber;

/** Records the partner chosen by the wolf of a hole. */
export const useRecordChoice = (sideGameId: SideGameId) => {
  const queries = useQueryClient();
  const { queryKey } = readOf(getSideGameResults, { sideGameId });
  return useWrite(
    recordWolfChoice,
    (body: Body<typeof recordWolfChoice>) => ({ params: { sideGameId }, body }),
    {
      done: "Choice saved",
      // Known at once: whoever leaves before the results are fetched again leaves nothing unsaved.
      onDone: (choice) => queries.setQueryData(queryKey, withChoice(choice)),
      onFailed: serverErrorOr("Failed to save entry"),
    },
  );
};
