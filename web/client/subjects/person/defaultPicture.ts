import { randomFrom } from "../../ui/drawings/contours/green.ts";

/** Four pictures of holes from above. */
const pictures = ["dogleg", "island", "bunker", "night"] as const;

/** The default picture of a person: always the same for the same id. */
export const defaultPicture = (userId: string): string => {
  const index = Math.floor(randomFrom(userId)() * pictures.length);
  return `/pictures/${pictures[index] ?? pictures[0]}.svg`;
};

/** "Nell", "Barrow" → "NB"; "U" without a name. */
export const initialsOf = (firstName?: string | null, lastName?: string | null): string =>
  [firstName, lastName].map((name) => name?.trim().charAt(0).toUpperCase() ?? "").join("") || "U";
