import { ApiError } from "./apiError.ts";

const CONFLICT = 409;

export interface EditConflict {
  /** Who changed it: "This was changed by Dana Whitlock in the meantime". */
  readonly sentence: string;
  /** What was changed, in words, where the server tells. */
  readonly fields: ReadonlyArray<string>;
}

/** Whether an edit was refused because somebody else has changed the same thing. */
export const editConflictOf = (error: unknown): EditConflict | null => {
  if (!(error instanceof ApiError) || error.status !== CONFLICT || !error.problem) return null;
  const { message, details } = error.problem;
  if (!message.includes("in the meantime")) return null;
  return { sentence: message, fields: details?.split(", ").map(wordsOf) ?? [] };
};

/** "maxParticipants" as people read it: "max participants". */
export const wordsOf = (field: string) =>
  field.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
