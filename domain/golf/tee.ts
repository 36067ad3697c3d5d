/** Null stands for "not known". */
export interface Tee {
  readonly courseRating: number | null;
  readonly slopeRating: number | null;
  readonly totalYards: number | null;
}

interface RatedTee extends Tee {
  readonly courseRating: number;
  readonly slopeRating: number;
}

export const isRated = (tee: Pick<Tee, "courseRating" | "slopeRating">): tee is RatedTee =>
  tee.courseRating !== null && tee.slopeRating !== null;

/** A tee that somebody chose, with its name if it is known. */
export interface ChosenTee {
  readonly id: string;
  readonly name: string | null;
}

interface ListedTee extends Tee {
  readonly id: string;
  readonly name: string;
}

/**
 * The tee from which handicaps are calculated: the player's own tee if the course has it, otherwise
 * the organiser's choice, by default the longest rated one. Null when no tee is rated; of equally
 * long tees the first in the list.
 */
export const chooseTee = <T extends ListedTee>(
  tees: ReadonlyArray<T>,
  chosen: ChosenTee | null,
  own: ChosenTee | null = null,
): T | null => findTee(tees, own) ?? findTee(tees, chosen) ?? longest(tees.filter(isRated));

/** Another course of an event has the tee under its name. */
export const findTee = <T extends Pick<ListedTee, "id" | "name">>(
  tees: ReadonlyArray<T>,
  chosen: ChosenTee | null,
): T | null => {
  if (chosen === null) return null;
  const { id, name } = chosen;
  const isNamed = (tee: T) => name !== null && plain(tee.name) === plain(name);
  return tees.find((tee) => tee.id === id) ?? tees.find(isNamed) ?? null;
};

/** In yards, null where unknown. */
export interface Distances {
  readonly blueDistance: number | null;
  readonly whiteDistance: number | null;
  readonly redDistance: number | null;
}

/** The names that a course gives the tees of its three columns of distances. */
export interface TeeNames {
  readonly blueTee: string;
  readonly whiteTee: string;
  readonly redTee: string;
}

/** The default names. */
export const usualTeeNames: TeeNames = { blueTee: "Blue", whiteTee: "White", redTee: "Red" };

/** Names of tees are compared without case and spaces. */
const plain = (name: string) => name.replaceAll(/\s/gu, "").toLowerCase();

/**
 * The length of a hole from a tee, in yards. Null if no column of the course has the name of the
 * tee, because then the card does not contain its yards.
 */
export const yardsFrom = (
  tee: { readonly name: string } | null,
  { blueDistance, whiteDistance, redDistance }: Distances,
  { blueTee, whiteTee, redTee }: TeeNames = usualTeeNames,
): number | null => {
  switch (plain(tee?.name ?? "")) {
    case plain(blueTee):
      return blueDistance;
    case plain(whiteTee):
      return whiteDistance;
    case plain(redTee):
      return redDistance;
    default:
      return null;
  }
};

const longest = <T extends Tee>(tees: ReadonlyArray<T>) =>
  tees.toSorted((a, b) => (b.totalYards ?? 0) - (a.totalYards ?? 0))[0] ?? null;
