import type { Grid } from "./grid.ts";

export type Point = readonly [x: number, y: number];
type Side = "top" | "right" | "bottom" | "left";
type Step = readonly [from: Side, to: Side];

/**
 * Marching squares: which sides of a cell the outline enters and leaves, by the corners that lie
 * above (8 top left, 4 top right, 2 bottom right, 1 bottom left). The high ground is on its right.
 */
const steps: ReadonlyArray<ReadonlyArray<Step>> = [
  [],
  [["left", "bottom"]],
  [["bottom", "right"]],
  [["left", "right"]],
  [["right", "top"]],
  [
    ["right", "bottom"],
    ["left", "top"],
  ],
  [["bottom", "top"]],
  [["left", "top"]],
  [["top", "left"]],
  [["top", "bottom"]],
  [
    ["top", "right"],
    ["bottom", "left"],
  ],
  [["top", "right"]],
  [["right", "left"]],
  [["right", "bottom"]],
  [["bottom", "left"]],
  [],
];

/** The closed outlines of everything above 0. */
export const ringsOf = (grid: Grid): ReadonlyArray<ReadonlyArray<Point>> => {
  const { columns, rows, heights } = grid;
  const points = new Map<string, Point>();
  const next = new Map<string, string>();
  const height = (column: number, row: number) => heights[row * columns + column] ?? 0;

  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners =
        (height(column, row) > 0 ? 8 : 0) |
        (height(column + 1, row) > 0 ? 4 : 0) |
        (height(column + 1, row + 1) > 0 ? 2 : 0) |
        (height(column, row + 1) > 0 ? 1 : 0);
      for (const [from, to] of steps[corners] ?? []) {
        next.set(
          crossing(grid, points, column, row, from),
          crossing(grid, points, column, row, to),
        );
      }
    }
  }
  return follow(next, points);
};

/** Where the outline crosses a side of a cell; two cells share the point under one name. */
const crossing = (
  { box, columns, heights }: Grid,
  points: Map<string, Point>,
  column: number,
  row: number,
  side: Side,
) => {
  const [x1, y1] = [side === "right" ? column + 1 : column, side === "bottom" ? row + 1 : row];
  const isLevel = side === "top" || side === "bottom";
  const [x2, y2] = isLevel ? [x1 + 1, y1] : [x1, y1 + 1];
  const name = `${x1},${y1},${isLevel}`;
  if (!points.has(name)) {
    const start = heights[y1 * columns + x1] ?? 0;
    const end = heights[y2 * columns + x2] ?? 0;
    const share = Math.max(0.02, Math.min(0.98, start / (start - end)));
    const px = (at: number) => box.x + (at - 1) * box.cell;
    const py = (at: number) => box.y + (at - 1) * box.cell;
    points.set(name, [px(x1) + (px(x2) - px(x1)) * share, py(y1) + (py(y2) - py(y1)) * share]);
  }
  return name;
};

const follow = (next: Map<string, string>, points: ReadonlyMap<string, Point>) => {
  const rings: Array<ReadonlyArray<Point>> = [];
  for (const start of next.keys()) {
    const ring: Array<Point> = [];
    let at: string | undefined = start;
    while (at !== undefined && next.has(at)) {
      const point = points.get(at);
      if (point) ring.push(point);
      const following: string | undefined = next.get(at);
      next.delete(at);
      at = following;
    }
    rings.push(ring);
  }
  return rings;
};
