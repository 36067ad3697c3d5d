import { randomFrom } from "./contours/random.ts";

/** Four holes seen from above. */
const pictures = ["dogleg", "island", "bunker", "night"] as const;

/** The address of a person's default picture: always the same for the same id. */
export const defaultPicture = (userId: string): string => {
  const index = Math.floor(randomFrom(userId)() * pictures.length);
  return `/pictures/${pictures[index] ?? pictures[0]}.svg`;
};

/** "Nell", "Barrow" → "NB"; "U" when there is no name. */
export const initialsOf = (firstName?: string | null, lastName?: string | null): string =>
  [firstName, lastName].map((name) => name?.trim().charAt(0).toUpperCase() ?? "").join("") || "U";
