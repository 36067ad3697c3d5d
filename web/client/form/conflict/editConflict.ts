import { ApiError } from "../../data/apiError.ts";

const CONFLICT = 409;

export interface EditConflict {
  /** The sentence with the author: "This was changed by Dana Whitlock in the meantime". */
  readonly sentence: string;
  /** The changed fields, if the server names them. */
  readonly fields: ReadonlyArray<string>;
}

/** The conflict, if an edit was refused because somebody else changed the same thing. */
export const editConflictOf = (error: unknown): EditConflict | null => {
  if (!(error instanceof ApiError) || error.status !== CONFLICT || !error.problem) return null;
  const { message, details } = error.problem;
  if (!message.includes("in the meantime")) return null;
  return { sentence: message, fields: details?.split(", ").map(wordsOf) ?? [] };
};

/** "maxParticipants" as text: "max participants". */
export const wordsOf = (field: string) =>
  field.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
