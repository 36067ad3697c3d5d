import type { Surface } from "./terrain.ts";

export interface Box {
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

/** Sampled once and cut at many levels: heights are what a drawing spends its time on. */
export const sample = (surface: Surface, box: Box): Grid => {
  const columns = Math.ceil(box.width / box.cell) + 3;
  const rows = Math.ceil(box.height / box.cell) + 3;
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[row * columns + column] = surface(
        box.x + (column - 1) * box.cell,
        box.y + (row - 1) * box.cell,
      );
    }
  }
  return { box, columns, rows, heights };
};

const FAR_BELOW = -1e3;

/** Heights above a level. The rim lies far below it, so that every outline closes. */
export const above = (grid: Grid, level: number): Grid => {
  const { columns, rows } = grid;
  const heights = grid.heights.map((height, index) => {
    const column = index % columns;
    const row = (index - column) / columns;
    const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isRim ? FAR_BELOW : height - level;
  });
  return { ...grid, heights };
};

/** Both of two shapes at once: the lower height of each point. */
export const lower = (one: Grid, other: Grid, stretch: number): Grid => ({
  ...one,
  heights: one.heights.map((height, index) =>
    Math.min(height, (other.heights[index] ?? 0) * stretch),
  ),
});
