import { Result } from "effect";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { ApiError } from "../../../data/call.ts";
import { showError, showFailure } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { readBody } from "../../../form/formErrors.ts";
import { SAVING_FAILED } from "./saveFailure.ts";

const CONFLICT = 409;
const isConflict = (error: unknown) => error instanceof ApiError && error.status === CONFLICT;

/** What the server says in detail, else in a sentence, else that it failed. */
const reasonOf = (error: unknown): string => {
  const problem = error instanceof ApiError ? error.problem : null;
  if (isConflict(error) && problem?.details) return `${problem.message}. ${problem.details}.`;
  return problem?.details ?? problem?.message ?? SAVING_FAILED;
};

export type ScoresToSave = Body<typeof recordScores>;

/** Saves what the form holds, after the contract has read it. */
export const useSaveScores = (
  eventId: TournamentId,
  onClose: () => void,
  /** Called after a conflict: typed scores stay, and the next attempt is based on the new ones. */
  onConflict: () => void,
) => {
  const { mutate, isPending, reset } = useWrite(
    recordScores,
    (body: ScoresToSave) => ({ params: { eventId }, body }),
    {
      done: "Scores saved",
      onFailed: (error) => {
        showFailure(error, { title: "Error", description: reasonOf(error) });
        if (isConflict(error)) onConflict();
      },
    },
  );
  return {
    isPending,
    /** A running save continues, but no longer closes the form. */
    leave: reset,
    /** The values validated by the contract, or null after an error toast. */
    read: (values: unknown): ScoresToSave | null => {
      const body = readBody(recordScores, values);
      if (Result.isSuccess(body)) return body.success;
      showError(Object.values(body.failure)[0] ?? SAVING_FAILED);
      return null;
    },
    save: (body: ScoresToSave) => mutate(body, { onSuccess: onClose }),
  };
};
