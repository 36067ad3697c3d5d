import type { Grid } from "./grid.ts";
import { type Point, ringsOf } from "./rings.ts";

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
