import { ApiError } from "../../../data/apiError.ts";
import { adviceOn } from "../../../data/failureText.ts";

export const SAVING_FAILED = "Failed to save scores";

/** What the server says in detail, else in a sentence, else that it failed and what to do. */
export const saveFailureText = (error: unknown): string => {
  const problem = error instanceof ApiError ? error.problem : null;
  const advice = adviceOn(error);
  if (problem?.details) return `${problem.message}. ${problem.details}.`;
  const said = problem?.message ?? SAVING_FAILED;
  return advice === undefined ? said : `${said}. ${advice}`;
};
