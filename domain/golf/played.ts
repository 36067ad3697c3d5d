/**
 * What stands on a hole of a card that was played: the strokes with the penalty strokes in them, or
 * that the player picked up and so has no score there. Who concedes the hole to the other side of a
 * match has picked up, too. A hole on which nothing stands is empty.
 */
export type Played = number | "pickedUp" | "conceded";

/** More cannot be entered on a hole. Only an imported card has more. */
export const MOST_STROKES = 12;

/** By hole number. Empty holes are not listed. */
export type PlayedHoles = Readonly<Record<number, Played>>;

/** The same in the form of events, calls and answers. */
export interface HoleEntry {
  /** Null where the hole was picked up, and where it is empty. */
  readonly strokes: number | null;
  readonly pickedUp?: boolean | null;
  readonly conceded?: boolean | null;
}

/** Null for an empty hole. */
export const playedIn = ({ strokes, pickedUp, conceded }: HoleEntry): Played | null => {
  if (strokes !== null) return strokes;
  if (conceded) return "conceded";
  return pickedUp ? "pickedUp" : null;
};

export const isPickedUp = (played: Played): played is "pickedUp" | "conceded" =>
  typeof played !== "number";

/** Null for a hole without a score, picked up or empty. */
export const strokesOf = (played: Played | null | undefined): number | null =>
  typeof played === "number" ? played : null;

/**
 * A hole as people see and type it in one number: its strokes, 0 where it was picked up, null where
 * it is empty.
 */
export const inOneNumber = (entry: HoleEntry | undefined): number | null => {
  const played = entry ? playedIn(entry) : null;
  return played !== null && isPickedUp(played) ? 0 : played;
};

/** The entry that such a number stands for. */
export const fromOneNumber = (number: number | null) =>
  number === 0 ? { strokes: null, pickedUp: true as const } : { strokes: number };

/** Fields that an entry has in addition to its strokes: none where there are strokes. */
export const withoutScore = (
  played: Played | null,
): { readonly pickedUp?: true; readonly conceded?: true } => {
  if (played === "conceded") return { pickedUp: true, conceded: true };
  return played === "pickedUp" ? { pickedUp: true } : {};
};
