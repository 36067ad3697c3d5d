/** Null is "not known". */
export interface Tee {
  readonly courseRating: number | null;
  readonly slopeRating: number | null;
  readonly totalYards: number | null;
}

export interface RatedTee extends Tee {
  readonly courseRating: number;
  readonly slopeRating: number;
}

export const isRated = (tee: Pick<Tee, "courseRating" | "slopeRating">): tee is RatedTee =>
  tee.courseRating !== null && tee.slopeRating !== null;

/**
 * The tee that handicaps are taken from: the player's own while the course has it, otherwise the
 * organiser's choice, by default the longest rated one. Null when nothing is rated; of equally long
 * tees the first listed.
 */
export const chooseTee = <T extends Tee & { readonly id: string }>(
  tees: ReadonlyArray<T>,
  chosenId: string | null,
  ownId: string | null = null,
): T | null =>
  tees.find(({ id }) => id === ownId) ??
  tees.find(({ id }) => id === chosenId) ??
  longest(tees.filter(isRated));

/** In yards, null where unknown. */
export interface Distances {
  readonly blueDistance: number | null;
  readonly whiteDistance: number | null;
  readonly redDistance: number | null;
}

/** How long a hole is from a tee. Null for a tee of another name: its yards are not on the card. */
export const yardsFrom = (
  tee: { readonly name: string } | null,
  { blueDistance, whiteDistance, redDistance }: Distances,
): number | null => {
  switch ((tee?.name ?? "").trim().toLowerCase()) {
    case "blue":
      return blueDistance;
    case "white":
      return whiteDistance;
    case "red":
      return redDistance;
    default:
      return null;
  }
};

const longest = <T extends Tee>(tees: ReadonlyArray<T>) =>
  tees.toSorted((a, b) => (b.totalYards ?? 0) - (a.totalYards ?? 0))[0] ?? null;
