import type { Surface } from "./terrain.ts";

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly rough?: number;
  readonly turn?: number;
}

const WAVES = [2, 3, 4, 5];

/** A round shape with an irregular edge: above 0 inside, 0 on the edge, below 0 outside. */
export const blob = (random: () => number, shape: Shape): Surface => {
  const { x: middleX, y: middleY, radiusX, radiusY, rough = 0.16 } = shape;
  const turn = shape.turn ?? random() * 6.283;
  const waves = WAVES.map((count) => ({
    count,
    size: (rough / count) * (0.6 + random()) * 1.6,
    phase: random() * 6.283,
  }));
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return (x, y) => {
    const dx = (x - middleX) * cosine + (y - middleY) * sine;
    const dy = (y - middleY) * cosine - (x - middleX) * sine;
    const angle = Math.atan2(dy / radiusY, dx / radiusX);
    let edge = 1;
    for (const { count, size, phase } of waves) edge += size * Math.cos(count * angle + phase);
    return edge - Math.hypot(dx / radiusX, dy / radiusY);
  };
};
