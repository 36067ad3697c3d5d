import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SideGameId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { WolfChoice } from "../../../../contract/sideGame.ts";
import type { SideGameResults } from "../../../../contract/sideGameResults.ts";
import { recordSideGameEntry, recordWolfChoice } from "../../../../contract/sideGames.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../lib/useToast.ts";
import { resultsQuery } from "../api.ts";

interface Game {
  readonly id: SideGameId;
  readonly eventId: TournamentId;
}

/** Records a distance, or removes it. */
export const useRecordEntry = ({ id, eventId }: Game) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof recordSideGameEntry>) =>
      call(recordSideGameEntry, {
        params: { sideGameId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: (_, { distance }) => {
      key.done();
      toast({ title: distance === null ? "Entry taken back" : "Entry saved" });
      // The form is emptied at once: what is typed until the game is fetched again is the next one.
      void queries.invalidateQueries({ queryKey: ["side_games", eventId] });
    },
    onError: serverErrorOr("Failed to save entry"),
  });
};

/** A hole has one choice: a later one replaces it. */
const withChoice = (choice: WolfChoice) => (results: SideGameResults | undefined) =>
  results && {
    ...results,
    wolfChoices: [...results.wolfChoices.filter((each) => !isOfSameHole(each, choice)), choice],
  };

const isOfSameHole = (one: WolfChoice, other: WolfChoice) =>
  one.roundNumber === other.roundNumber && one.holeNumber === other.holeNumber;

/** Records the partner chosen by the wolf of a hole. */
export const useRecordChoice = ({ id, eventId }: Game) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof recordWolfChoice>) =>
      call(recordWolfChoice, {
        params: { sideGameId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: (choice) => {
      key.done();
      // Known at once: whoever leaves before the results are fetched again leaves nothing unsaved.
      queries.setQueryData(resultsQuery(eventId, id).queryKey, withChoice(choice));
      toast({ title: "Choice saved" });
      void queries.invalidateQueries({ queryKey: ["side_games", eventId] });
    },
    onError: serverErrorOr("Failed to save entry"),
  });
};
