import type { Grid } from "./terrain.ts";

const FEWEST_POINTS = 5;
const COARSE_CELL = 14;

/** The outline of everything above a level, as smooth closed SVG path data. */
export const outline = (grid: Grid, level: number): string => {
  const { cell } = grid.box;
  // Large drawings need no decimals.
  const digits = cell >= COARSE_CELL ? 1 : 10;
  return ringsOf(grid, level)
    .map((ring) => withoutCrumbs(ring, cell * 0.3))
    .filter((ring) => ring.length >= FEWEST_POINTS)
    .map((ring) => smooth(ring, digits))
    .join("");
};

const withoutCrumbs = (ring: ReadonlyArray<Point>, least: number) =>
  ring.filter((point, index) => {
    const before = ring[index - 1];
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > least;
  });

const middle = (one: Point, other: Point): Point => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
];

/** Curves from middle to middle, with the points between as control points. */
const smooth = (ring: ReadonlyArray<Point>, digits: number) => {
  const round = (value: number) => Math.round(value * digits) / digits;
  const [first = [0, 0]] = ring;
  const start = middle(ring.at(-1) ?? first, first);
  let [x, y] = [round(start[0]), round(start[1])];
  // Relative to the rounded pen position: short numbers, and rounding errors do not add up.
  const relative = (point: Point) => {
    const dx = round(point[0] - x);
    const dy = round(point[1] - y);
    return `${dx}${dy < 0 ? "" : " "}${dy}`;
  };
  let path = `M${x} ${y}`;
  ring.forEach((point, index) => {
    const to = middle(point, ring[index + 1] ?? first);
    const handle = relative(point);
    const end = relative(to);
    path += `q${handle}${end.startsWith("-") ? "" : " "}${end}`;
    x = round(x + round(to[0] - x));
    y = round(y + round(to[1] - y));
  });
  return `${path}z`;
};

type Point = readonly [x: number, y: number];
/** The sides of a cell. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const;
type Side = typeof TOP | typeof RIGHT | typeof BOTTOM | typeof LEFT;
type Step = readonly [from: Side, to: Side];

/**
 * Marching squares: which sides of a cell the outline enters and leaves, by the corners that lie
 * above (8 top left, 4 top right, 2 bottom right, 1 bottom left). The high ground is on its right.
 */
const steps: ReadonlyArray<ReadonlyArray<Step>> = [
  [],
  [[LEFT, BOTTOM]],
  [[BOTTOM, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, TOP]],
  [
    [RIGHT, BOTTOM],
    [LEFT, TOP],
  ],
  [[BOTTOM, TOP]],
  [[LEFT, TOP]],
  [[TOP, LEFT]],
  [[TOP, BOTTOM]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[TOP, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [],
];

/** The closed outlines of everything above a level. */
const ringsOf = (grid: Grid, level: number): ReadonlyArray<ReadonlyArray<Point>> => {
  const { columns, rows, heights } = grid;
  const next = new Map<number, number>();
  const isAbove = (index: number) => (heights[index] ?? 0) > level;

  for (let row = 0; row < rows - 1; row++) {
    const first = row * columns;
    let left = (isAbove(first) ? 8 : 0) | (isAbove(first + columns) ? 1 : 0);
    for (let column = 0; column < columns - 1; column++) {
      const index = first + column;
      const right = (isAbove(index + 1) ? 4 : 0) | (isAbove(index + 1 + columns) ? 2 : 0);
      for (const [from, to] of steps[left | right] ?? []) {
        next.set(sideOf(columns, index, from), sideOf(columns, index, to));
      }
      // The right corners of a cell are the left ones of the next.
      left = (right & 4 ? 8 : 0) | (right & 2 ? 1 : 0);
    }
  }
  return follow(next, (side) => crossing(grid, level, side));
};

/**
 * A side has one number for both of its cells: twice the number of the corner where it begins, and
 * one more if it leads downwards.
 */
const sideOf = (columns: number, corner: number, side: Side): number => {
  if (side === TOP) return corner * 2;
  if (side === BOTTOM) return (corner + columns) * 2;
  return (side === LEFT ? corner : corner + 1) * 2 + 1;
};

/** Where the outline crosses a side. */
const crossing = ({ box, columns, heights }: Grid, level: number, side: number): Point => {
  const isUpright = side % 2 === 1;
  const corner = (side - (isUpright ? 1 : 0)) / 2;
  const column = corner % columns;
  const row = (corner - column) / columns;
  const start = (heights[corner] ?? 0) - level;
  const end = (heights[corner + (isUpright ? columns : 1)] ?? 0) - level;
  const share = box.cell * Math.max(0.02, Math.min(0.98, start / (start - end)));
  const x = box.x + (column - 1) * box.cell;
  const y = box.y + (row - 1) * box.cell;
  return isUpright ? [x, y + share] : [x + share, y];
};

const follow = (next: Map<number, number>, pointAt: (side: number) => Point) => {
  const rings: Array<ReadonlyArray<Point>> = [];
  for (const start of next.keys()) {
    const ring: Array<Point> = [];
    let at: number | undefined = start;
    while (at !== undefined && next.has(at)) {
      ring.push(pointAt(at));
      const following: number | undefined = next.get(at);
      next.delete(at);
      at = following;
    }
    rings.push(ring);
  }
  return rings;
};
