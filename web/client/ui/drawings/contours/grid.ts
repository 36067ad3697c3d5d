import type { Surface } from "./terrain.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** Heights on a raster that reaches one cell beyond its box on every side. */
export interface Grid {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
}

/** The rim is far below everything, so that every outline closes. */
const FAR_BELOW = -1e9;

/** Sampled once and cut at many levels, because computing heights takes most of the time. */
export const sample = (surface: Surface, box: Box): Grid => {
  const columns = Math.ceil(box.width / box.cell) + 3;
  const rows = Math.ceil(box.height / box.cell) + 3;
  const heights = new Float64Array(columns * rows).fill(FAR_BELOW);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      heights[row * columns + column] = surface(
        box.x + (column - 1) * box.cell,
        box.y + (row - 1) * box.cell,
      );
    }
  }
  return { box, columns, rows, heights };
};

/** The part of a shape above a level and inside the other shape: the lower of both heights. */
export const within = (other: Grid, one: Grid, level: number, stretch: number): Grid => ({
  ...one,
  heights: one.heights.map((height, index) =>
    Math.min(height - level, (other.heights[index] ?? 0) * stretch),
  ),
});
