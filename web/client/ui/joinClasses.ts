/** Class names side by side, without those that are not there. */
export const joinClasses = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(" ");
