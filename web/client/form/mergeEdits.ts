import { ApiError } from "../data/apiError.ts";

/** Three versions of a form: at the start, as typed now, and as saved by somebody else since. */
export interface ThreeWayMerge<Values> {
  readonly before: Values;
  readonly typed: Values;
  readonly saved: Values;
}

export interface ForeignChange {
  readonly name: string;
  /** Whether something else was typed, so that somebody must choose. */
  readonly isContested: boolean;
}

export const valueOf = (values: object, name: string): unknown =>
  (values as Readonly<Record<string, unknown>>)[name];

const differs = (name: string, one: object, other: object) =>
  JSON.stringify(valueOf(one, name)) !== JSON.stringify(valueOf(other, name));

/** The changes that somebody else has saved and the form does not contain. */
export const foreignChanges = ({
  before,
  typed,
  saved,
}: ThreeWayMerge<object>): ReadonlyArray<ForeignChange> =>
  Object.keys(saved)
    .filter((name) => differs(name, saved, before) && differs(name, saved, typed))
    .map((name) => ({ name, isContested: differs(name, typed, before) }));

/** Typed values stay unless the saved value is chosen; all other values are the saved ones. */
export const mergeEdits = <Values extends object>(
  { before, typed, saved }: ThreeWayMerge<Values>,
  isSavedChosen: (name: string) => boolean,
): Values => {
  const kept = Object.entries(typed).filter(
    ([name]) => differs(name, typed, before) && !isSavedChosen(name),
  );
  return { ...saved, ...Object.fromEntries(kept) };
};

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
