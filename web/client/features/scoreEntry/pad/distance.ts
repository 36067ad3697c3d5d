import type { PlayedHole } from "../../../lib/holesOfCard.ts";

const tees = [
  { name: "Blue", of: (hole: PlayedHole) => hole.distanceBlue },
  { name: "White", of: (hole: PlayedHole) => hole.distanceWhite },
  { name: "Red", of: (hole: PlayedHole) => hole.distanceRed },
];

/**
 * How long the hole is: "Yards" from the tee that is played. Where that tee is not known or has no
 * distance, the longest known one under its own name, because no number may say more than we know.
 */
export const distanceOf = (
  hole: PlayedHole,
  teeName: string | null,
): { readonly name: string; readonly yards: number } | null => {
  const played = tees.find(({ name }) => name.toLowerCase() === teeName?.trim().toLowerCase());
  const fromPlayed = played?.of(hole) ?? null;
  if (fromPlayed !== null) return { name: "Yards", yards: fromPlayed };
  for (const { name, of } of tees) {
    const yards = of(hole);
    if (yards !== null) return { name, yards };
  }
  return null;
};
