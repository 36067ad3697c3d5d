import { blob } from "./blob.ts";
import { sample } from "./grid.ts";
import { outline } from "./smoothPath.ts";
import type { Round } from "./terrain.ts";

interface Around extends Round {
  readonly squash: number;
}

/** Bunkers around a green, evenly spread but irregular. */
export const placeBunkers = (
  random: () => number,
  count: number,
  green: Around,
): ReadonlyArray<string> => {
  const first = random() * 6.283;
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index * 6.283) / count + (random() - 0.5) * 0.9;
    const size = green.radius * (0.17 + random() * 0.12);
    const x = green.x + Math.cos(angle) * green.radius * 1.32;
    const y = green.y + Math.sin(angle) * green.radius * green.squash * 1.42;
    const shape = {
      x,
      y,
      radiusX: size * 1.5,
      radiusY: size * 0.85,
      rough: 0.2,
      turn: angle + 1.57,
    };
    const reach = size * 4.8;
    const box = {
      x: x - reach / 2,
      y: y - reach / 2,
      width: reach,
      height: reach,
      cell: Math.max(2.5, size / 6),
    };
    return outline(sample(blob(random, shape), box), 0);
  });
};
