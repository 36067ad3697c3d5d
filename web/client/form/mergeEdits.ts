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
