import { atoms, row, stack } from "./layout.css.ts";

type Atoms = typeof atoms;
type ValueOf<Values> = Values extends { readonly true: string } ? true : keyof Values;

type Said = { readonly [Name in keyof Atoms]?: ValueOf<Atoms[Name]> };

const classes = new Map(
  Object.entries(atoms).flatMap(([name, values]) =>
    Object.entries(values).map(([value, atom]) => [`${name} ${value}`, atom] as const),
  ),
);

const classesOf = (base: string, said: Said) =>
  [base, ...Object.entries(said).map(([name, value]) => classes.get(`${name} ${value}`))].join(" ");

/** One thing below the other. */
export const asStack = (said: Said = {}) => classesOf(stack, said);

/** One thing beside the other, at the same height if nothing else is said. */
export const asRow = (said: Said = {}) => classesOf(row, said);

/** Words, and what holds nothing else. */
export const asText = (said: Said) => classesOf("", said).trim();

/** Class names side by side, without those that are not there. */
export const joinClasses = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(" ");
