import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { ApiError, adviceOn } from "../../../data/apiError.ts";
import { keepCard } from "../../../data/keepCard.ts";
import { showFailure } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { type SheetCard, scoreSheetQuery } from "../scoreSheetQuery.ts";

export type ScoresToSave = Body<typeof recordScores>;

interface Sent {
  readonly body: ScoresToSave;
}

const CONFLICT = 409;

/** Somebody else was faster, or the event no longer takes these scores. */
const isConflict = (error: unknown) => error instanceof ApiError && error.status === CONFLICT;

/** Saves scores that a person has confirmed, and shows them before the live update arrives. */
export const useSaveScores = <Scores extends Sent>(
  eventId: TournamentId,
  onSaved?: (sent: Scores) => void,
  onFailed?: (error: unknown) => void,
) => {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useWrite(
    recordScores,
    ({ body }: Scores) => ({ params: { eventId }, body }),
    {
      done: "Scores saved",
      onDone: (card, sent) => {
        void putCard(queries, eventId, card);
        onSaved?.(sent);
      },
      ...(onFailed ? { onFailed } : {}),
    },
  );
  return {
    isPending,
    error,
    /** A running save continues, but what was to be done afterwards is not. */
    leave: reset,
    save: (sent: Scores, afterwards?: () => void) =>
      mutate(sent, afterwards ? { onSuccess: afterwards } : {}),
  };
};

/** Shows a saved card at once, before the live update arrives. */
export const putCard = (queries: QueryClient, eventId: TournamentId, card: SheetCard) =>
  keepCard(queries, scoreSheetQuery(eventId, card.roundNumber).queryKey, card);

/** What the server says in detail, else in a sentence. */
const reasonOf = (error: unknown): string => {
  if (isConflict(error)) return saveFailureText(error);
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.details ?? problem?.message ?? SAVING_FAILED;
};

/** For a form that stays: typed scores are kept, and a message says why they are not saved. */
export const useSaveForm = (
  eventId: TournamentId,
  /** Called after a conflict: the next attempt is based on the new scores. */
  onConflict?: () => void,
) =>
  useSaveScores<Sent>(eventId, undefined, (error) => {
    showFailure(error, { title: "Error", description: reasonOf(error) });
    if (isConflict(error)) onConflict?.();
  });

export const SAVING_FAILED = "Failed to save scores";

/** What the server says in detail, else in a sentence, else that it failed and what to do. */
export const saveFailureText = (error: unknown): string => {
  const problem = error instanceof ApiError ? error.problem : null;
  const advice = adviceOn(error);
  if (problem?.details) return `${problem.message}. ${problem.details}.`;
  const said = problem?.message ?? SAVING_FAILED;
  return advice === undefined ? said : `${said}. ${advice}`;
};
